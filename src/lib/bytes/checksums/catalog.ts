// The CRCs of the catalogue of CRC RevEng: their parameters, and their value of "123456789".
import type { Crc } from './crc.ts';

/** `name polynomial initial refin refout xorout check`; numbers in hexadecimal, without the highest bit. */
const CATALOG = `
CRC-3/GSM 3 0 no no 7 4
CRC-3/ROHC 3 7 yes yes 0 6
CRC-4/G-704 3 0 yes yes 0 7
CRC-4/INTERLAKEN 3 f no no f b
CRC-5/EPC-C1G2 09 09 no no 00 00
CRC-5/G-704 15 00 yes yes 00 07
CRC-5/USB 05 1f yes yes 1f 19
CRC-6/CDMA2000-A 27 3f no no 00 0d
CRC-6/CDMA2000-B 07 3f no no 00 3b
CRC-6/DARC 19 00 yes yes 00 26
CRC-6/GSM 2f 00 no no 3f 13
CRC-6/G-704 03 00 yes yes 00 06
CRC-7/MMC 09 00 no no 00 75
CRC-7/ROHC 4f 7f yes yes 00 53
CRC-7/UMTS 45 00 no no 00 61
CRC-8/AUTOSAR 2f ff no no ff df
CRC-8/BLUETOOTH a7 00 yes yes 00 26
CRC-8/CDMA2000 9b ff no no 00 da
CRC-8/DARC 39 00 yes yes 00 15
CRC-8/DVB-S2 d5 00 no no 00 bc
CRC-8/GSM-A 1d 00 no no 00 37
CRC-8/GSM-B 49 00 no no ff 94
CRC-8/HITAG 1d ff no no 00 b4
CRC-8/I-432-1 07 00 no no 55 a1
CRC-8/I-CODE 1d fd no no 00 7e
CRC-8/LTE 9b 00 no no 00 ea
CRC-8/MAXIM-DOW 31 00 yes yes 00 a1
CRC-8/MIFARE-MAD 1d c7 no no 00 99
CRC-8/NRSC-5 31 ff no no 00 f7
CRC-8/OPENSAFETY 2f 00 no no 00 3e
CRC-8/ROHC 07 ff yes yes 00 d0
CRC-8/SAE-J1850 1d ff no no ff 4b
CRC-8/SMBUS 07 00 no no 00 f4
CRC-8/TECH-3250 1d ff yes yes 00 97
CRC-8/WCDMA 9b 00 yes yes 00 25
CRC-10/ATM 233 000 no no 000 199
CRC-10/CDMA2000 3d9 3ff no no 000 233
CRC-10/GSM 175 000 no no 3ff 12a
CRC-11/FLEXRAY 385 01a no no 000 5a3
CRC-11/UMTS 307 000 no no 000 061
CRC-12/CDMA2000 f13 fff no no 000 d4d
CRC-12/DECT 80f 000 no no 000 f5b
CRC-12/GSM d31 000 no no fff b34
CRC-12/UMTS 80f 000 no yes 000 daf
CRC-13/BBC 1cf5 0000 no no 0000 04fa
CRC-14/DARC 0805 0000 yes yes 0000 082d
CRC-14/GSM 202d 0000 no no 3fff 30ae
CRC-15/CAN 4599 0000 no no 0000 059e
CRC-15/MPT1327 6815 0000 no no 0001 2566
CRC-16/ARC 8005 0000 yes yes 0000 bb3d
CRC-16/CDMA2000 c867 ffff no no 0000 4c06
CRC-16/CMS 8005 ffff no no 0000 aee7
CRC-16/DDS-110 8005 800d no no 0000 9ecf
CRC-16/DECT-R 0589 0000 no no 0001 007e
CRC-16/DECT-X 0589 0000 no no 0000 007f
CRC-16/DNP 3d65 0000 yes yes ffff ea82
CRC-16/EN-13757 3d65 0000 no no ffff c2b7
CRC-16/GENIBUS 1021 ffff no no ffff d64e
CRC-16/GSM 1021 0000 no no ffff ce3c
CRC-16/IBM-3740 1021 ffff no no 0000 29b1
CRC-16/IBM-SDLC 1021 ffff yes yes ffff 906e
CRC-16/ISO-IEC-14443-3-A 1021 c6c6 yes yes 0000 bf05
CRC-16/KERMIT 1021 0000 yes yes 0000 2189
CRC-16/LJ1200 6f63 0000 no no 0000 bdf4
CRC-16/M17 5935 ffff no no 0000 772b
CRC-16/MAXIM-DOW 8005 0000 yes yes ffff 44c2
CRC-16/MCRF4XX 1021 ffff yes yes 0000 6f91
CRC-16/MODBUS 8005 ffff yes yes 0000 4b37
CRC-16/NRSC-5 080b ffff yes yes 0000 a066
CRC-16/OPENSAFETY-A 5935 0000 no no 0000 5d38
CRC-16/OPENSAFETY-B 755b 0000 no no 0000 20fe
CRC-16/PROFIBUS 1dcf ffff no no ffff a819
CRC-16/RIELLO 1021 b2aa yes yes 0000 63d0
CRC-16/SPI-FUJITSU 1021 1d0f no no 0000 e5cc
CRC-16/T10-DIF 8bb7 0000 no no 0000 d0db
CRC-16/TELEDISK a097 0000 no no 0000 0fb3
CRC-16/TMS37157 1021 89ec yes yes 0000 26b1
CRC-16/UMTS 8005 0000 no no 0000 fee8
CRC-16/USB 8005 ffff yes yes ffff b4c8
CRC-16/XMODEM 1021 0000 no no 0000 31c3
CRC-17/CAN-FD 1685b 00000 no no 00000 04f03
CRC-21/CAN-FD 102899 000000 no no 000000 0ed841
CRC-24/BLE 00065b 555555 yes yes 000000 c25a56
CRC-24/FLEXRAY-A 5d6dcb fedcba no no 000000 7979bd
CRC-24/FLEXRAY-B 5d6dcb abcdef no no 000000 1f23b8
CRC-24/INTERLAKEN 328b63 ffffff no no ffffff b4f3e6
CRC-24/LTE-A 864cfb 000000 no no 000000 cde703
CRC-24/LTE-B 800063 000000 no no 000000 23ef52
CRC-24/OPENPGP 864cfb b704ce no no 000000 21cf02
CRC-24/OS-9 800063 ffffff no no ffffff 200fa5
CRC-30/CDMA 2030b9c7 3fffffff no no 3fffffff 04c34abf
CRC-31/PHILIPS 04c11db7 7fffffff no no 7fffffff 0ce9e46c
CRC-32/AIXM 814141ab 00000000 no no 00000000 3010bf7f
CRC-32/AUTOSAR f4acfb13 ffffffff yes yes ffffffff 1697d06a
CRC-32/BASE91-D a833982b ffffffff yes yes ffffffff 87315576
CRC-32/BZIP2 04c11db7 ffffffff no no ffffffff fc891918
CRC-32/CD-ROM-EDC 8001801b 00000000 yes yes 00000000 6ec2edc4
CRC-32/CKSUM 04c11db7 00000000 no no ffffffff 765e7680
CRC-32/ISCSI 1edc6f41 ffffffff yes yes ffffffff e3069283
CRC-32/ISO-HDLC 04c11db7 ffffffff yes yes ffffffff cbf43926
CRC-32/JAMCRC 04c11db7 ffffffff yes yes 00000000 340bc6d9
CRC-32/MEF 741b8cd7 ffffffff yes yes 00000000 d2c22f51
CRC-32/MPEG-2 04c11db7 ffffffff no no 00000000 0376e6e7
CRC-32/XFER 000000af 00000000 no no 00000000 bd0be338
CRC-40/GSM 0004820009 0000000000 no no ffffffffff d4164fc646
CRC-64/ECMA-182 42f0e1eba9ea3693 0000000000000000 no no 0000000000000000 6c40df5f0b497347
CRC-64/GO-ISO 000000000000001b ffffffffffffffff yes yes ffffffffffffffff b90956c775a41001
CRC-64/MS 259c84cba6426349 ffffffffffffffff yes yes 0000000000000000 75d4b74f024eceea
CRC-64/NVME ad93d23594c93659 ffffffffffffffff yes yes ffffffffffffffff ae8b14860a799888
CRC-64/REDIS ad93d23594c935a9 0000000000000000 yes yes 0000000000000000 e9c6d914c4b8d9ca
CRC-64/WE 42f0e1eba9ea3693 ffffffffffffffff no no ffffffffffffffff 62ec59e3f1a4f00a
CRC-64/XZ 42f0e1eba9ea3693 ffffffffffffffff yes yes ffffffffffffffff 995dc9bbdf1939fa
`;

/** Names that programs and documents use for some of them. */
const ALSO: Readonly<Record<string, string>> = {
  'CRC-8/MAXIM-DOW': '1-Wire',
  'CRC-8/SMBUS': 'CRC-8',
  'CRC-8/I-432-1': 'ITU',
  'CRC-16/ARC': 'CRC-16, IBM',
  'CRC-16/IBM-3740': 'CCITT-FALSE',
  'CRC-16/KERMIT': 'CCITT',
  'CRC-16/IBM-SDLC': 'X-25',
  'CRC-16/SPI-FUJITSU': 'AUG-CCITT',
  'CRC-16/UMTS': 'BUYPASS',
  'CRC-16/XMODEM': 'ZMODEM',
  'CRC-32/ISO-HDLC': 'CRC-32, zip, PNG',
  'CRC-32/ISCSI': 'CRC-32C, Castagnoli',
  'CRC-32/CKSUM': 'POSIX',
  'CRC-64/XZ': 'GO-ECMA',
};

const named = (line: string): Crc => {
  const [name = '', polynomial = '', initial = '', refin, refout, xorout = '', check = ''] = line.split(' ');
  const also = ALSO[name];
  const number = (hex: string) => BigInt(`0x${hex}`);
  return {
    id: name.toLowerCase().replaceAll('/', '-'),
    name: also === undefined ? name : `${name} (${also})`,
    width: Number(/\d+/.exec(name)?.[0]),
    polynomial: number(polynomial),
    initial: number(initial),
    reflectsIn: refin === 'yes',
    reflectsOut: refout === 'yes',
    xorOut: number(xorout),
    check: number(check),
  };
};

export const CRCS: readonly Crc[] = CATALOG.trim().split('\n').map(named);
