import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildContact,
  buildEvent,
  buildLocation,
  buildMail,
  buildPayment,
  buildPhone,
  buildSms,
  buildWifi,
} from '../../../../../src/lib/pictures/qr-payload/build.ts';
import { parsePayload } from '../../../../../src/lib/pictures/qr-payload/parse.ts';

const read = (text: string) => {
  const { kind, parts } = parsePayload(text);
  return [kind, ...parts.map(({ name, value }) => `${name}=${value}`)];
};

describe('parsePayload', () => {
  it.each([
    ['WIFI:T:WPA;S:N;P:x;;', ['wifi', 'security=WPA', 'ssid=N', 'password=x']],
    [
      'WIFI:S:ssid;T:WPA;P:password;H:false;',
      ['wifi', 'ssid=ssid', 'security=WPA', 'password=password', 'hidden=false'],
    ],
    [
      String.raw`wifi:S:My\;Net;T:WPA;P:p\:a\"ss\\;H:true;;`,
      ['wifi', 'ssid=My;Net', 'security=WPA', 'password=p:a"ss\\', 'hidden=true'],
    ],
    ['WIFI:T:WPA;S:"ABCD";P:"a b";;', ['wifi', 'security=WPA', 'ssid=ABCD', 'password="a b"']],
    [
      'WIFI:T:WPA2-EAP;S:corp;E:PEAP;PH2:MSCHAPV2;I:me@x;A:anon;P:pw;;',
      [
        'wifi',
        'security=WPA2-EAP',
        'ssid=corp',
        'eapMethod=PEAP',
        'phase2=MSCHAPV2',
        'identity=me@x',
        'anonymousIdentity=anon',
        'password=pw',
      ],
    ],
    ['TEL:+33123456', ['phone', 'phone=+33123456']],
    ['tel:%2B49-30', ['phone', 'phone=+49-30']],
    ['mailto:a@b.c', ['email', 'to=a@b.c']],
    [
      'MAILTO:a@b.c,d@e.f?Subject=Hi%20%C3%A9&body=1+1%0D%0A2&cc=x@y.z',
      ['email', 'to=a@b.c,d@e.f', 'cc=x@y.z', 'subject=Hi é', 'body=1+1\r\n2'],
    ],
    [String.raw`MATMSG:TO:a@b.c;SUB:x\;y;BODY:z;;`, ['email', 'to=a@b.c', 'subject=x;y', 'body=z']],
    ['SMTP:a@b.c:Hi:there: you', ['email', 'to=a@b.c', 'subject=Hi', 'body=there: you']],
    ['SMSTO:+1555:hello: world', ['sms', 'phone=+1555', 'body=hello: world']],
    ['sms:+1555?body=hi%20you', ['sms', 'phone=+1555', 'body=hi you']],
    ['geo:48.2010,16.3695,183;u=40', ['location', 'latitude=48.2010', 'longitude=16.3695', 'altitude=183']],
    ['geo:0,0?q=caf%C3%A9', ['location', 'latitude=0', 'longitude=0', 'query=café']],
    ['geo:91,0', ['text', 'text=geo:91,0']],
    [
      String.raw`MECARD:N:Owen\, Jr,Sean;TEL:+12125551212;EMAIL:srowen@example.org;;`,
      ['contact', 'name=Sean Owen, Jr', 'phone=+12125551212', 'email=srowen@example.org'],
    ],
    [
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Doe;John;;Dr.;\r\nitem1.TEL;TYPE=CELL:+1\r\nTEL;TYPE="work,voice":+2\r\nADR:;;1 St;Town;;1000;FR\r\nNOTE:a\\nb\\,c long\r\n  line\r\nEND:VCARD',
      ['contact', 'name=Dr. John Doe', 'phone=+1', 'phone=+2', 'address=1 St, Town, 1000, FR', 'note=a\nb,c long line'],
    ],
    [
      'BEGIN:VCARD\nVERSION:2.1\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:J=C3=A9r=\n=C3=B4me\nEND:VCARD',
      ['contact', 'name=Jérôme'],
    ],
    [
      'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Lunch\\, long\nDTSTART;TZID=Europe/Paris:20261120T120000\nDTEND:20261120T130000Z\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:x\nEND:VEVENT\nEND:VCALENDAR',
      ['event', 'title=Lunch, long', 'start=2026-11-20T12:00:00 Europe/Paris', 'end=2026-11-20T13:00:00Z'],
    ],
    ['BEGIN:VEVENT\nDTSTART;VALUE=DATE:20261120\nEND:VEVENT', ['event', 'start=2026-11-20']],
    [
      'otpauth://totp/ACME:john%40x.org?secret=JBSWY3DPEHPK3PXP&algorithm=SHA256&digits=8&period=60',
      [
        'otp',
        'otpType=totp',
        'issuer=ACME',
        'account=john@x.org',
        'secret=JBSWY3DPEHPK3PXP',
        'algorithm=SHA256',
        'digits=8',
        'period=60',
      ],
    ],
    [
      'otpauth://hotp/john?secret=A&counter=0&issuer=B',
      ['otp', 'otpType=hotp', 'issuer=B', 'account=john', 'secret=A', 'counter=0'],
    ],
    [
      'BCD\n002\n1\nSCT\nBPOTBEB1\nRed Cross\nBE72000000001616\nEUR1\n\n\nUrgency fund',
      [
        'payment',
        'bic=BPOTBEB1',
        'beneficiary=Red Cross',
        'iban=BE72000000001616',
        'amount=EUR 1',
        'text=Urgency fund',
      ],
    ],
    // The parts from the example in the Swiss Implementation Guidelines for the QR-bill.
    [
      'SPC\r\n0200\r\n1\r\nCH4431999123000889012\r\nS\r\nMax Muster & Söhne\r\nMusterstrasse\r\n123\r\n8000\r\nSeldwyla\r\nCH\r\n\r\n\r\n\r\n\r\n\r\n\r\n\r\n1949.75\r\nCHF\r\nS\r\nSimon Muster\r\nMusterstrasse\r\n1\r\n8000\r\nSeldwyla\r\nCH\r\nQRR\r\n210000000003139471430009017\r\nOrder from 15.10.2020\r\nEPD\r\n//S1/10/1234/11/201021\r\nName AV1: UV;UltraPay005;12345\r\nName AV2: XY;XYService;54321',
      [
        'qr-bill',
        'beneficiary=Max Muster & Söhne',
        'address=Musterstrasse 123, 8000 Seldwyla, CH',
        'iban=CH4431999123000889012',
        'amount=CHF 1949.75',
        'payer=Simon Muster, Musterstrasse 1, 8000 Seldwyla, CH',
        'reference=210000000003139471430009017',
        'text=Order from 15.10.2020',
        'billing=//S1/10/1234/11/201021',
        'alternative=Name AV1: UV;UltraPay005;12345',
        'alternative=Name AV2: XY;XYService;54321',
      ],
    ],
    [
      'SPC\n0200\n1\nCH5800791123000889012\nK\nExample Foundation\nP.O. Box\n3001 Bern\n\n\nCH\n\n\n\n\n\n\n\n\nCHF\n\n\n\n\n\n\n\nNON\n\n\nEPD',
      [
        'qr-bill',
        'beneficiary=Example Foundation',
        'address=P.O. Box, 3001 Bern, CH',
        'iban=CH5800791123000889012',
        'amount=CHF',
      ],
    ],
    ['SPC\n0200\n1\n\nS', ['text', 'text=SPC\n0200\n1\n\nS']],
    ['SPC\n0300\n1\nCH5800791123000889012', ['text', 'text=SPC\n0300\n1\nCH5800791123000889012']],
    ['https://example.org/?a=b', ['url', 'url=https://example.org/?a=b']],
    ['HTTP://EXAMPLE.ORG', ['url', 'url=HTTP://EXAMPLE.ORG']],
    ['http://[bad', ['text', 'text=http://[bad']],
    ['MEBKM:TITLE:x;URL:http\\://a.b;;', ['url', 'title=x', 'url=http://a.b']],
    ['javascript:alert(1)', ['text', 'text=javascript:alert(1)']],
    ['WIFI:', ['text', 'text=WIFI:']],
    [' plain 文 ', ['text', 'text= plain 文 ']],
    ['', ['text']],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('parses any text', () => {
    const prefix = fc.constantFrom(
      '',
      'WIFI:',
      'MECARD:',
      'mailto:',
      'geo:',
      'BEGIN:VCARD\n',
      'BEGIN:VEVENT\n',
      'otpauth://',
      'BCD\n',
      'SPC\n0200\n1\n',
      'sms:',
    );
    fc.assert(fc.property(prefix, fc.string({ unit: 'binary' }), (start, text) => void parsePayload(start + text)));
  });
});

describe('builders', () => {
  it('write WIFI records that phones can read', () => {
    expect(buildWifi({ ssid: 'My;Net', security: 'WPA', password: 'p:a"ss', hidden: true })).toBe(
      String.raw`WIFI:T:WPA;S:My\;Net;P:p\:a\"ss;H:true;;`,
    );
    expect(buildWifi({ ssid: 'N', security: 'nopass', hidden: true, password: 'left over' })).toBe(
      'WIFI:T:nopass;S:N;H:true;;',
    );
    expect(buildWifi({ ssid: 'N', security: 'WPA', password: '123456789' })).toBe('WIFI:T:WPA;S:N;P:123456789;;');
    expect(
      buildWifi({
        ssid: 'N',
        security: 'WPA2-EAP',
        eapMethod: 'TTLS',
        identity: 'a',
        anonymousIdentity: 'b',
        password: 'c',
      }),
    ).toBe('WIFI:T:WPA2-EAP;S:N;P:c;E:TTLS;I:a;A:b;;');
  });

  it('follow the standards for the other types', () => {
    expect(buildMail({ to: 'a+b@c.d', subject: 'é & ü', body: 'x\ny' })).toBe(
      'mailto:a+b@c.d?subject=%C3%A9%20%26%20%C3%BC&body=x%0D%0Ay',
    );
    expect(buildPhone('+49 (30) 12-34')).toBe('tel:+493012' + '34');
    expect(buildSms({ phone: '+1 555', body: 'a:b' })).toBe('SMSTO:+1555:a:b');
    expect(buildLocation({ latitude: 1e-7, longitude: -180 })).toBe('geo:0.0000001,-180');
    expect(
      buildPayment({
        beneficiary: 'Red Cross',
        iban: 'be72 0000 0000 1616',
        bic: 'BPOTBEB1',
        amount: 1,
        text: 'Urgency fund',
      }),
    ).toBe('BCD\n002\n1\nSCT\nBPOTBEB1\nRed Cross\nBE72000000001616\nEUR1.00\n\n\nUrgency fund');
    expect(buildPayment({ beneficiary: 'A', iban: 'BE72000000001616', reference: 'rf18 5390 0754 7034' })).toBe(
      'BCD\n002\n1\nSCT\n\nA\nBE72000000001616\n\n\nRF18539007547034',
    );
    expect(buildEvent({ title: 'A, b', start: '2026-11-20T12:00', end: '2026-11-20T13:30:15' })).toBe(
      'BEGIN:VEVENT\r\nSUMMARY:A\\, b\r\nDTSTART:20261120T120000\r\nDTEND:20261120T133015\r\nEND:VEVENT',
    );
  });

  it('round-trip any field content', () => {
    const value = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((text) => text.trim() === text && !/[\r\n]/.test(text));
    const valueOf = (text: string, name: string) => parsePayload(text).parts.find((part) => part.name === name)?.value;
    fc.assert(
      fc.property(value, value, (ssid, password) => {
        const text = buildWifi({ ssid, password, security: 'WPA' });
        expect([valueOf(text, 'ssid'), valueOf(text, 'password')]).toEqual([ssid, password]);
      }),
    );
    fc.assert(
      fc.property(value, value, (givenName, note) => {
        const text = buildContact({ givenName, note });
        expect([valueOf(text, 'name'), valueOf(text, 'note')]).toEqual([givenName, note]);
      }),
    );
    fc.assert(
      fc.property(value, value, (subject, body) => {
        const text = buildMail({ to: 'a@b.c', subject, body });
        expect([valueOf(text, 'to'), valueOf(text, 'subject'), valueOf(text, 'body')]).toEqual([
          'a@b.c',
          subject,
          body,
        ]);
      }),
    );
    fc.assert(
      fc.property(value, value, (title, place) => {
        const text = buildEvent({ title, place, start: '2026-11-20T12:00' });
        expect([valueOf(text, 'title'), valueOf(text, 'place')]).toEqual([title, place]);
      }),
    );
  });

  it('keep a semicolon without its backslash', () => {
    expect(read('WIFI:T:WPA;S:n;P:abc;def;;')).toEqual(['wifi', 'security=WPA', 'ssid=n', 'password=abc;def']);
    expect(parsePayload('WIFI:T:WPA;S:n;P:abc;def;;').isJoined).toBe(true);
    expect(parsePayload('WIFI:T:WPA;S:n;P:abc\\;def;;')).not.toHaveProperty('isJoined');
  });
});
