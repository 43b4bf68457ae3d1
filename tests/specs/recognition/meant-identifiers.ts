import type { Meant } from './meant.ts';

/** Addresses, identifiers, tokens, keys and digests. */
export const IDENTIFIERS: readonly Meant[] = [
  {
    source: 'RFC 7515 A.1, RFC 7519 3.1 and 6.1, RFC 7516 A.1, jwt.io',
    texts: [
      [
        'jwt-parser',
        'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
      ],
      [
        'jwt-parser',
        'eyJhbGciOiJub25lIn0.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.',
      ],
      [
        'jwt-parser',
        'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
      ],
      [
        'jwt-parser',
        'Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U',
      ],
    ],
  },
  {
    source: 'RFC 9562, appendix A and B',
    texts: [
      ['uuid-generator', 'C232AB00-9414-11EC-B3C8-9F6BDECED846'],
      ['uuid-generator', '5df41881-3aed-3515-88a7-2f4a814cf09e'],
      ['uuid-generator', '919108f7-52d1-4320-9bac-f847db4148a8'],
      ['uuid-generator', '2ed6657d-e927-568b-95e1-2665a8aea6a2'],
      ['uuid-generator', '017F22E2-79B0-7CC3-98C4-DC0C0C07398F'],
      ['uuid-generator', 'urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6'],
      ['uuid-generator', '{00000000-0000-0000-0000-000000000000}'],
    ],
  },
  {
    source: 'ULID specification, its README and the JavaScript library',
    texts: [
      ['ulid-generator', '01ARZ3NDEKTSV4RRFFQ69G5FAV'],
      ['ulid-generator', '01BX5ZZKBKACTAV9WEVGEMMVRZ'],
      ['ulid-generator', '01f8mechzx3tbdsz7xrada1e7q'],
    ],
  },
  {
    source: 'RFC 791, RFC 1918, RFC 4291 2.2, RFC 5952, RFC 6890, RFC 3596',
    texts: [
      ['ipv4-address-converter', '192.168.1.1'],
      ['ipv4-address-converter', '8.8.8.8'],
      ['ipv4-address-converter', '203.0.113.195'],
      ['ipv4-address-converter', '2001:db8::8:800:200c:417a'],
      ['ipv4-address-converter', 'fe80::1ff:fe23:4567:890a'],
      ['ipv4-address-converter', '::1'],
      ['ipv4-address-converter', '2001:0db8:0000:0000:0008:0800:200C:417A'],
      ['ipv4-address-converter', '::ffff:192.0.2.128'],
      ['ipv4-address-converter', '4.4.8.8.in-addr.arpa'],
    ],
  },
  {
    source: 'RFC 4632, RFC 4291 2.3, RFC 4193, Docker and Kubernetes defaults',
    texts: [
      ['ipv4-subnet-calculator', '10.0.0.0/8'],
      ['ipv4-subnet-calculator', '172.17.0.0/16'],
      ['ipv4-subnet-calculator', '192.168.0.0/22'],
      ['ipv4-subnet-calculator', '192.0.2.0/255.255.255.0'],
      ['ipv4-subnet-calculator', '2001:0DB8:0:CD30::/60'],
      ['ipv4-subnet-calculator', '0.0.0.0/0'],
      ['ipv6-ula-generator', 'fd9e:21a7:a92c:2323::1'],
      ['ipv4-range-expander', '192.168.6.1-192.168.6.254'],
    ],
  },
  {
    source: 'IEEE 802 and the notations of Linux, Windows and Cisco',
    texts: [
      ['mac-address-lookup', '00:1A:2B:3C:4D:5E'],
      ['mac-address-lookup', '00-B0-D0-63-C2-26'],
      ['mac-address-lookup', '0019.99e6.f1b7'],
      ['mac-address-lookup', 'ff:ff:ff:ff:ff:ff'],
    ],
  },
  {
    source: 'RFC 8410 10.1 and 10.3, OpenSSL 3 (P-256, CN=example.com)',
    texts: [
      [
        'rsa-key-pair-generator',
        '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n-----END PUBLIC KEY-----\n',
      ],
      [
        'rsa-key-pair-generator',
        '-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC\n-----END PRIVATE KEY-----\n',
      ],
      [
        'rsa-key-pair-generator',
        '-----BEGIN PUBLIC KEY-----\r\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE892B1SIjCbY+Hzo1vjXdehbakCUM\r\nwxyNeRoRWaP9EzEQEZUkwbPbouHefG3ikZSDFX+YodzNOLPwuqLxDsLLDQ==\r\n-----END PUBLIC KEY-----',
      ],
      [
        'certificate-decoder',
        '-----BEGIN CERTIFICATE-----\nMIIBgDCCASegAwIBAgIUC6g/4BBN1UF0tJ2AYNwceEzl7cUwCgYIKoZIzj0EAwIw\nFjEUMBIGA1UEAwwLZXhhbXBsZS5jb20wHhcNMjYxMTIwMTYyMTE2WhcNMzYxMTE3\nMTYyMTE2WjAWMRQwEgYDVQQDDAtleGFtcGxlLmNvbTBZMBMGByqGSM49AgEGCCqG\nSM49AwEHA0IABPPdgdUiIwm2Ph86Nb413XoW2pAlDMMcjXkaEVmj/RMxEBGVJMGz\n26Lh3nxt4pGUgxV/mKHczTiz8Lqi8Q7Cyw2jUzBRMB0GA1UdDgQWBBQ/PhtgpIZR\ngyB5CCmLfC3KXXBndzAfBgNVHSMEGDAWgBQ/PhtgpIZRgyB5CCmLfC3KXXBndzAP\nBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0cAMEQCIGnaa5AWfGLT9Y3CquJg\nIzKj6XyBTvDwaDvDQLcQa0OBAiAGrmdQrYcjlI7h0Et3W0/CcXe0B2BZKF8kuz+T\nsKsNvA==\n-----END CERTIFICATE-----\n',
      ],
    ],
  },
  {
    source: 'RFC 1321 A.5, FIPS 180-4 ("abc"), git, sha256sum',
    texts: [
      ['hash-text', '900150983cd24fb0d6963f7d28e17f72'],
      ['hash-text', 'a9993e364706816aba3e25717850c26c9cd0d89d'],
      ['hash-text', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
      ['hash-text', 'CB00753F45A35E8BB5A03D699AC65007272C32AB0EDED1631A8B605A43FF5BED8086072BA1E7CC2358BAECA134C825A7'],
      [
        'hash-text',
        'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
      ],
      ['hash-text', 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391'],
      ['hash-text', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  abc.txt'],
    ],
  },
  {
    source: 'Openwall crypt_blowfish, the vectors of jBCrypt',
    texts: [
      ['bcrypt', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'],
      ['bcrypt', '$2b$12$R9h/cIPz0gi.URNNX3kh2OPST9/PgBkqquzi.Ss7KIUgO2t0jWMUW'],
      ['bcrypt', '$2y$10$.vGA1O9wmRjrwAVXD98HNOgsNpDczlqm3Jq7KnEd1rVAGv3Fykk1a'],
    ],
  },
  {
    source: 'IBAN registry of SWIFT',
    texts: [
      ['iban-validator-and-parser', 'GB29NWBK60161331926819'],
      ['iban-validator-and-parser', 'DE89 3704 0044 0532 0130 00'],
      ['iban-validator-and-parser', 'FR1420041010050500013M02606'],
      ['iban-validator-and-parser', 'MT84MALT011000012345MTLCAST001S'],
      ['iban-validator-and-parser', 'NO9386011117947'],
    ],
  },
  {
    source: 'ITU-T E.123, RFC 3966, the examples of libphonenumber, numbers reserved for films',
    texts: [
      ['phone-parser-and-formatter', '+41 44 668 18 00'],
      ['phone-parser-and-formatter', '+1-201-555-0123'],
      ['phone-parser-and-formatter', 'tel:+44-20-7946-0018'],
      ['phone-parser-and-formatter', '+49 (0)30 23125 555'],
      ['phone-parser-and-formatter', '+8613800138000'],
    ],
  },
  {
    source: 'Discord and X developer documentation',
    texts: [
      ['snowflake-id-extractor', '175928847299117063'],
      ['snowflake-id-extractor', '1541815603606036480'],
      ['snowflake-id-extractor', '<@80351110224678912>'],
    ],
  },
  {
    source: 'Key URI format of Google Authenticator, its export',
    texts: [
      ['otp-generator', 'otpauth://totp/Example:alice@google.com?secret=JBSWY3DPEHPK3PXP&issuer=Example'],
      ['otp-generator', 'otpauth://hotp/Example:alice?secret=JBSWY3DPEHPK3PXP&counter=2'],
      [
        'otp-generator',
        'otpauth://totp/ACME%20Co:john@example.com?secret=HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ&issuer=ACME%20Co&algorithm=SHA1&digits=6&period=30',
      ],
    ],
  },
  {
    source: 'ZXing wiki and the Wi-Fi Alliance, WPA3 specification 7',
    texts: [
      ['wifi-qrcode-generator', 'WIFI:T:WPA;S:mynetwork;P:mypass;;'],
      ['wifi-qrcode-generator', 'WIFI:S:Guests;;'],
      ['wifi-qrcode-generator', 'WIFI:T:WPA;R:1;S:\\"foo\\;bar\\\\baz\\";P:p\\:a\\"ss;H:true;;'],
    ],
  },
];
