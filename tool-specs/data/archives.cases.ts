import { casesOf, type InputFile, sampleFile } from '../../src/core/spec.ts';
import { decodeBase64, encodeUtf8 } from '../../src/lib/bytes/bytes.ts';
import { concatAll } from '../../src/lib/bytes/concat.ts';
import { joined } from '../../src/lib/media/archives/bytes-in.ts';
import { gunzipped } from '../../src/lib/media/archives/decoders.ts';
import { NAME_CHARSETS } from '../../src/lib/media/archives/names.ts';
import type tool from './archives.ts';

/** By Info-ZIP 3.0, 7-Zip 16.02, bsdtar 3.6, GNU tar 1.34, gzip 1.12, zstd 1.5 and Python 3, and changed by hand. */
const FILES = {
  infoZip:
    'UEsDBAoAAAAAAFxkXVgAAAAAAAAAAAAAAAAFAAAAZW1wdHlQSwMECgAAAAAAXGRdWLvOYBIJAAAACQAAAAQAAABsaW5raGVsbG8udHh0UEsDBAoAAAAAAFxkXVggMDo2BgAAAAYAAAAJAAAAaGVsbG8udHh0aGVsbG8KUEsDBAoAAAAAAFxkXVgmOZ0IBwAAAAcAAAALAAAAR3LDvMOfZS50eHRHcnVlc3NlUEsDBAoAAAAAAFxkXVgAAAAAAAAAAAAAAAAFAAAAZG9jcy9QSwMECgAAAAAAXGRdWDzJA1AGAAAABgAAAA4AAABkb2NzL+S9oOWlvS5tZG5pIGhhb1BLAwQUAAAACABcZF1YRPTJAhEAAADQBwAADgAAAGRvY3MvemVyb3MuYmluY2AYBaNgFIyCUTAKRsFQBwBQSwECHgMKAAAAAABcZF1YAAAAAAAAAAAAAAAABQAAAAAAAAAAAAAApIEAAAAAZW1wdHlQSwECHgMKAAAAAABcZF1Yu85gEgkAAAAJAAAABAAAAAAAAAAAAAAA/6EjAAAAbGlua1BLAQIeAwoAAAAAAFxkXVggMDo2BgAAAAYAAAAJAAAAAAAAAAEAAACkgU4AAABoZWxsby50eHRQSwECHgMKAAAAAABcZF1YJjmdCAcAAAAHAAAACwAAAAAAAAABAAAApIF7AAAAR3LDvMOfZS50eHRQSwECHgMKAAAAAABcZF1YAAAAAAAAAAAAAAAABQAAAAAAAAAAABAA7UGrAAAAZG9jcy9QSwECHgMKAAAAAABcZF1YPMkDUAYAAAAGAAAADgAAAAAAAAABAAAApIHOAAAAZG9jcy/kvaDlpb0ubWRQSwECHgMUAAAACABcZF1YRPTJAhEAAADQBwAADgAAAAAAAAAAAAAApIEAAQAAZG9jcy96ZXJvcy5iaW5QSwUGAAAAAAcABwCAAQAAPQEAAAAA',
  stored:
    'UEsDBAoAAAAAAFxkXVggMDo2BgAAAAYAAAAJAAAAaGVsbG8udHh0aGVsbG8KUEsBAh4DCgAAAAAAXGRdWCAwOjYGAAAABgAAAAkAAAAAAAAAAAAAAKSBAAAAAGhlbGxvLnR4dFBLBQYAAAAAAQABADcAAAAtAAAAAAA=',
  zipCrypto:
    'UEsDBAoACQAAAFxkXVggMDo2EgAAAAYAAAAJAAAAaGVsbG8udHh0Yzfy/vtSmwOjHIfXm0I0Z1l2UEsHCCAwOjYSAAAABgAAAFBLAwQKAAkAAABcZF1YAAAAAAwAAAAAAAAABQAAAGVtcHR5hqUi9Y5RRllRR72lUEsHCAAAAAAMAAAAAAAAAFBLAQIeAwoACQAAAFxkXVggMDo2EgAAAAYAAAAJAAAAAAAAAAEAAACkgQAAAABoZWxsby50eHRQSwECHgMKAAkAAABcZF1YAAAAAAwAAAAAAAAABQAAAAAAAAAAAAAApIFJAAAAZW1wdHlQSwUGAAAAAAIAAgBqAAAAiAAAAAAA',
  zip64:
    'UEsDBC0AAAAAAFxkXVggMDo2//////////8JABQAaGVsbG8udHh0AQAQAAYAAAAAAAAABgAAAAAAAABoZWxsbwpQSwECHgMtAAAAAABcZF1YIDA6NgYAAAD/////CQAMAAAAAAABAAAApIEAAAAAaGVsbG8udHh0AQAIAAYAAAAAAAAAUEsGBiwAAAAAAAAAHgMtAAAAAAAAAAAAAQAAAAAAAAABAAAAAAAAAEMAAAAAAAAAQQAAAAAAAABQSwYHAAAAAIQAAAAAAAAAAQAAAFBLBQYAAAAAAQABAEMAAAD/////AAA=',
  piped:
    'UEsDBC0AAAAAAFxkXVggMDo2//////////8BABQALQEAEAAGAAAAAAAAAAYAAAAAAAAAaGVsbG8KUEsBAh4DLQAAAAAAXGRdWCAwOjYGAAAABgAAAAEAAAAAAAAAAQAAAKSBAAAAAC1QSwYGLAAAAAAAAAAeAy0AAAAAAAAAAAABAAAAAAAAAAEAAAAAAAAALwAAAAAAAAA5AAAAAAAAAFBLBgcAAAAAaAAAAAAAAAABAAAAUEsFBgAAAAABAAEALwAAADkAAAAAAA==',
  sevenZip:
    'UEsDBAoAAAgAAFxkXVgmOZ0IBwAAAAcAAAALAAAAR3LDvMOfZS50eHRHcnVlc3NlUEsDBAoAAAAAAFxkXVggMDo2BgAAAAYAAAAJAAAAaGVsbG8udHh0aGVsbG8KUEsBAj8DCgAACAAAXGRdWCY5nQgHAAAABwAAAAsAJAAAAAAAAAAggKSBAAAAAEdyw7zDn2UudHh0CgAgAAAAAAABABgAABhuswtr2gEAAAAAAAAAAAAAAAAAAAAAUEsBAj8DCgAAAAAAXGRdWCAwOjYGAAAABgAAAAkAJAAAAAAAAAAggKSBMAAAAGhlbGxvLnR4dAoAIAAAAAAAAQAYAAAYbrMLa9oBAAAAAAAAAAAAAAAAAAAAAFBLBQYAAAAAAgACALgAAABdAAAAAAA=',
  bzip2Zip:
    'UEsDBC4AAAAMAFxkXVhE9MkCLQAAANAHAAAOAAAAZG9jcy96ZXJvcy5iaW5CWmg5MUFZJlNZIi+TQAAAA8AIwAAAgAAAoAAgqT1BmLageLuSKcKEgRF8mgBQSwECPwMuAAAADABcZF1YRPTJAi0AAADQBwAADgAkAAAAAAAAACCApIEAAAAAZG9jcy96ZXJvcy5iaW4KACAAAAAAAAEAGAAAGG6zC2vaAQAAAAAAAAAAAAAAAAAAAABQSwUGAAAAAAEAAQBgAAAAWQAAAAAA',
  lzmaZip:
    'UEsDBD8AAgAOAFxkXVhE9MkCIQAAANAHAAAOAAAAZG9jcy96ZXJvcy5iaW4aAgUAXQAQAAAAAG/9//+jt/9HPkgVcDEDrdb//4ooAABQSwECPwM/AAIADgBcZF1YRPTJAiEAAADQBwAADgAkAAAAAAAAACCApIEAAAAAZG9jcy96ZXJvcy5iaW4KACAAAAAAAAEAGAAAGG6zC2vaAQAAAAAAAAAAAAAAAAAAAABQSwUGAAAAAAEAAQBgAAAATQAAAAAA',
  deflate64Zip:
    'UEsDBBUAAAAJAFxkXVhE9MkCFgAAANAHAAAOAAAAZG9jcy96ZXJvcy5iaW7lwQEBAAAAgqD+r+6HwHg8Ho/H41UcUEsBAj8DFQAAAAkAXGRdWET0yQIWAAAA0AcAAA4AJAAAAAAAAAAggKSBAAAAAGRvY3MvemVyb3MuYmluCgAgAAAAAAABABgAABhuswtr2gEAAAAAAAAAAAAAAAAAAAAAUEsFBgAAAAABAAEAYAAAAEIAAAAAAA==',
  aesZip:
    'UEsDBDMAAQBjAFxkXVgAAAAAIgAAAAYAAAAJAAsAaGVsbG8udHh0AZkHAAIAQUUDAAA7eBP6tX2g2ecu08s+8OrWd8zrNZ2IAMpBr5ZYazOFSctOUEsBAj8DMwABAGMAXGRdWAAAAAAiAAAABgAAAAkALwAAAAAAAAAggKSBAAAAAGhlbGxvLnR4dAoAIAAAAAAAAQAYAAAYbrMLa9oBAAAAAAAAAAAAAAAAAAAAAAGZBwACAEFFAwAAUEsFBgAAAAABAAEAZgAAAFQAAAAAAA==',
  bsdZip:
    'UEsDBBQACAAIAFxkXVgAAAAAAAAAAAYAAAAJACAAaGVsbG8udHh0VVQNAAfweeBlnaEKa52hCmt1eAsAAQQAAAAABAAAAADLSM3JyecCAFBLBwggMDo2CAAAAAYAAABQSwMEFAAAAAAAXGRdWAAAAAAAAAAAAAAAAAUAIABkb2NzL1VUDQAH8HngZZ2hCmudoQprdXgLAAEEAAAAAAQAAAAAUEsDBBQACAgIAFxkXVgAAAAAAAAAAAYAAAAOACAAZG9jcy/kvaDlpb0ubWRVVA0AB/B54GWdoQprnaEKa3V4CwABBAAAAAAEAAAAAMvLVMhIzAcAUEsHCDzJA1AIAAAABgAAAFBLAwQUAAgACABcZF1YAAAAAAAAAADQBwAADgAgAGRvY3MvemVyb3MuYmluVVQNAAfweeBlnaEKa52hCmt1eAsAAQQAAAAABAAAAABjYBgFo2AUjIJRMApGwVAHAFBLBwhE9MkCEQAAANAHAABQSwMEFAAAAAAAXGRdWLvOYBIJAAAACQAAAAQAIABsaW5rVVQNAAfweeBlnaEKa52hCmt1eAsAAQQAAAAABAAAAABoZWxsby50eHRQSwECFAMUAAgACABcZF1YIDA6NggAAAAGAAAACQAgAAAAAAAAAAAApIEAAAAAaGVsbG8udHh0VVQNAAfweeBlnaEKa52hCmt1eAsAAQQAAAAABAAAAABQSwECFAMUAAAAAABcZF1YAAAAAAAAAAAAAAAABQAgAAAAAAAAAAAA7UFfAAAAZG9jcy9VVA0AB/B54GWdoQprnaEKa3V4CwABBAAAAAAEAAAAAFBLAQIUAxQACAgIAFxkXVg8yQNQCAAAAAYAAAAOACAAAAAAAAAAAACkgaIAAABkb2NzL+S9oOWlvS5tZFVUDQAH8HngZZ2hCmudoQprdXgLAAEEAAAAAAQAAAAAUEsBAhQDFAAIAAgAXGRdWET0yQIRAAAA0AcAAA4AIAAAAAAAAAAAAKSBBgEAAGRvY3MvemVyb3MuYmluVVQNAAfweeBlnaEKa52hCmt1eAsAAQQAAAAABAAAAABQSwECFAMUAAAAAABcZF1Yu85gEgkAAAAJAAAABAAgAAAAAAAAAAAA/6FzAQAAbGlua1VUDQAH8HngZZ2hCmudoQprdXgLAAEEAAAAAAQAAAAAUEsFBgAAAAAFAAUAtAEAAL4BAAAAAA==',
  gz: 'H4sICPB54GUAA2hlbGxvLnR4dADLSM3JyecCACAwOjYGAAAA',
  zeros: 'H4sIAAAAAAACA2NgGAWjYBSMglEwCkbBUAcARPTJAtAHAAA=',
  zst: 'KLUv/SQGMQAAaGVsbG8KU4i9kQ==',
  zerosZst: 'KLUv/WTQBkUAAAgAAQDM/0AIQ36cmQ==',
  unsummedZst: 'KLUv/SAGMQAAaGVsbG8K',
  tarZst:
    'KLUv/QRYTQgAkgojJZAnzQHvDngdty/c7nphrd6Fv1sjznz7p3riQ0V295ZURu5qDzLp5FL87R5YkAQpgGLNLknagTTx9m8QCZSG1BXHQZYzXv5vKNooNCQ0DPunVgsSoNC9drDeUMAZSBuEjXnET3bqb6/F/5+xIGpDOCwcHoE0z3lFhEyyk2qX/zz36r/Z2vzPWP9/Ig0tIDCDkSiRDmLx+IBJgZ8o8J6YeAAcsNSGLdWpNnMVMgDOBdiGMeoUuQOCDBhgJjNW1ZJ5gDpWJ3NPLWNU4joa0BDUnDfAzaD//GCsis80BJW5AVtgJnUe0CKwCNJUk1UVADapAavyZDZguM1J0VM8mL2CjGMu45MZAjG30qo=',
  tarGz:
    'H4sIAAAAAAAAA+3YTWrDMBAFYK17Cp1AP7akOULOkTaCmDp2sR1oe5lmk1s0q1ylvUcdk00SqNvCWAW/byNjDDMw6Fm20oKd6ZH3w9q7Xodr6zz1TzkKp/vB2lxIz9+aENu2WzZSTlHqP1J60Rzfj29Rdc8dU43TgINz38yfLudvDWUkpGHq58LM579otrFtY+o2IBGlV/VDy/sS+H3+k3HI/0mc5/8am7pV90XFUWMk/3PKzE3+G4v8BwAAAOBwPv99HHaf+4ParDhqjH//h6vznw3e4Pw3haqQ62WdugtIRem4eepeWGuM7/+b738bMuz/KSi9jmVZM/79/UP+GyKfY/5TGKZ/l7oLSEXpsqgeeWsM/3+Jfp7/1oTcCZnxR9Ps9z8AAAAAzMsX5Rd6dwAoAAA=',
  sevenZ:
    'N3q8ryccAAR7P0rICgAAAAAAAABaAAAAAAAAAG6c73oBAAVoZWxsbwoAAQQGAAEJCgAHCwEAASEhAQAMBgAICgEgMDo2AAAFARkMAAAAAAAAAAAAAAAAERUAaABlAGwAbABvAC4AdAB4AHQAAAAUCgEAABhuswtr2gEVBgEAIICkgQAA',
  tarBz2:
    'QlpoOTFBWSZTWVIUzmcAAHJ7gMkQAARAAWeAAIBiRJ5ABAggAFQlE1MgNMgNNqCSjU9TagDQAfd3QyEFHQhGWMFGlYgRJczjqbM7gquqyYXDNaxaG7EeMZKxTwfn0sFru9312RED8XckU4UJBSFM5nA=',
  tarXz:
    '/Td6WFoAAATm1rRGAgAhARYAAAB0L+Wj4Cf/AGRdADQZSe6N8LrI/5v/8gxprxHrY1SJJZ2Vs4Mfrfo7lJCBJtkEKsPdPbtijthut5ZxGENM4n8uwFUNg8q8C1n0bAZY8HLlkqxGwY9K3vssOpKfX/huAWRTEQQbnClSN2NWTu2hdAAAWQ4STmnsBgoAAYABgFAAAD5xYGGxxGf7AgAAAAAEWVo=',
  overlapping:
    'UEsDBAoAAAAAAFxkXVggMDo2BgAAAAYAAAAJAAAAaGVsbG8udHh0aGVsbG8KUEsBAh4DCgAAAAAAXGRdWCAwOjYGAAAABgAAAAkAAAAAAAAAAAAAAKSBAAAAAGhlbGxvLnR4dFBLAQIeAwoAAAAAAFxkXVggMDo2BgAAAAYAAAAJAAAAAAAAAAAAAACkgQAAAABoZWxsby50eHRQSwUGAAAAAAIAAgBuAAAALQAAAAAA',
  hugeDirectory:
    'UEsDBAoAAAAAAFxkXVggMDo2BgAAAAYAAAAJAAAAaGVsbG8udHh0aGVsbG8KUEsBAh4DCgAAAAAAXGRdWCAwOjYGAAAABgAAAAkAAAAAAAAAAAAAAKSBAAAAAGhlbGxvLnR4dFBLBQYAAAAAAQABAPD///8tAAAAAAA=',
  split:
    'UEsDBAoAAAAAAFxkXVggMDo2BgAAAAYAAAAJAAAAaGVsbG8udHh0aGVsbG8KUEsBAh4DCgAAAAAAXGRdWCAwOjYGAAAABgAAAAkAAAAAAAAAAAAAAKSBAAAAAGhlbGxvLnR4dFBLBQYBAAEAAQABADcAAAAtAAAAAAA=',
  otherContent:
    'UEsDBAoAAAAAAFxkXVggMDo2BgAAAAYAAAAJAAAAaGVsbG8udHh0SmVsbG8KUEsBAh4DCgAAAAAAXGRdWCAwOjYGAAAABgAAAAkAAAAAAAAAAAAAAKSBAAAAAGhlbGxvLnR4dFBLBQYAAAAAAQABADcAAAAtAAAAAAA=',
  twoNames:
    'UEsDBAoAAAAAAFxkXVggMDo2BgAAAAYAAAAJAAAASmVsbG8udHh0aGVsbG8KUEsBAh4DCgAAAAAAXGRdWCAwOjYGAAAABgAAAAkAAAAAAAAAAAAAAKSBAAAAAGhlbGxvLnR4dFBLBQYAAAAAAQABADcAAAAtAAAAAAA=',
  twice:
    'UEsDBBQAAAAAAAAAIQC379yDAQAAAAEAAAAFAAAAYS50eHQxUEsDBBQAAAAAAAAAIQANvtUaAQAAAAEAAAAFAAAAYS50eHQyUEsDBBQAAAAAAAAAIQCbjtJtAQAAAAEAAAAFAAAAQS5UWFQzUEsBAhQDFAAAAAAAAAAhALfv3IMBAAAAAQAAAAUAAAAAAAAAAAAAAIABAAAAAGEudHh0UEsBAhQDFAAAAAAAAAAhAA2+1RoBAAAAAQAAAAUAAAAAAAAAAAAAAIABJAAAAGEudHh0UEsBAhQDFAAAAAAAAAAhAJuO0m0BAAAAAQAAAAUAAAAAAAAAAAAAAIABSAAAAEEuVFhUUEsFBgAAAAADAAMAmQAAAGwAAAAAAA==',
  dangerous:
    'UEsDBBQAAAAAAAAAIQCDFtyMAQAAAAEAAAAQAAAALi4vLi4vZXRjL3Bhc3N3ZHhQSwMEFAAAAAAAAAAhAIMW3IwBAAAAAQAAAAgAAAAvYWJzLnR4dHhQSwMEFAAAAAAAAAAhAIMW3IwBAAAAAQAAAAoAAABDOlx3aW4udHh0eFBLAwQUAAAAAAAAACEAgxbcjAEAAAABAAAACgAAAG9rLy4uLy4uL3h4UEsDBBQAAAAAAAAAIQCDFtyMAQAAAAEAAAAKAAAAYVwuLlxiLnR4dHhQSwMEFAAAAAAAAAAhAIMW3IwBAAAAAQAAAA4AAABzYWZlLi5uYW1lLnR4dHhQSwMEFAAAAAAAAAAhAIMW3IwBAAAAAQAAAAcAAABjb24udHh0eFBLAwQUAAAAAAAAACEAgxbcjAEAAAABAAAACAAAAG51bAEudHh0eFBLAQIUAxQAAAAAAAAAIQCDFtyMAQAAAAEAAAAQAAAAAAAAAAAAAACAAQAAAAAuLi8uLi9ldGMvcGFzc3dkUEsBAhQDFAAAAAAAAAAhAIMW3IwBAAAAAQAAAAgAAAAAAAAAAAAAAIABLwAAAC9hYnMudHh0UEsBAhQDFAAAAAAAAAAhAIMW3IwBAAAAAQAAAAoAAAAAAAAAAAAAAIABVgAAAEM6XHdpbi50eHRQSwECFAMUAAAAAAAAACEAgxbcjAEAAAABAAAACgAAAAAAAAAAAAAAgAF/AAAAb2svLi4vLi4veFBLAQIUAxQAAAAAAAAAIQCDFtyMAQAAAAEAAAAKAAAAAAAAAAAAAACAAagAAABhXC4uXGIudHh0UEsBAhQDFAAAAAAAAAAhAIMW3IwBAAAAAQAAAA4AAAAAAAAAAAAAAIAB0QAAAHNhZmUuLm5hbWUudHh0UEsBAhQDFAAAAAAAAAAhAIMW3IwBAAAAAQAAAAcAAAAAAAAAAAAAAIAB/gAAAGNvbi50eHRQSwECFAMUAAAAAAAAACEAgxbcjAEAAAABAAAACAAAAAAAAAAAAAAAgAEkAQAAbnVsAS50eHRQSwUGAAAAAAgACADDAQAASwEAAAAA',
  commented:
    'UEsDBBQAAAAAAAAAIQC379yDAQAAAAEAAAABAAAAYTFQSwECFAMUAAAAAAAAACEAt+/cgwEAAAABAAAAAQAAAAAAAAAAAAAAgAEAAAAAYVBLBQYAAAAAAQABAC8AAAAgAAAAEABHcsO8w59lIFBLBQYgZW5k',
  cp437:
    'UEsDBBQAAAAAAAAAIQC379yDAQAAAAEAAAAJAAAAR3KB4WUudHh0MVBLAQIUAxQAAAAAAAAAIQC379yDAQAAAAEAAAAJAAAAAAAAAAAAAACAAQAAAABHcoHhZS50eHRQSwUGAAAAAAEAAQA3AAAAKAAAAAAA',
  shiftJis:
    'UEsDBBQAAAAAAAAAIQC379yDAQAAAAEAAAAKAAAAk/qWe4zqLnR4dDFQSwECFAMUAAAAAAAAACEAt+/cgwEAAAABAAAACgAAAAAAAAAAAAAAgAEAAAAAk/qWe4zqLnR4dFBLBQYAAAAAAQABADgAAAApAAAAAAA=',
} as const;

/** The same, compressed by gzip: a tar consists of zeros mostly. */
const LARGE = {
  gnuTar:
    'H4sIAAAAAAACA+3YQU7DMBAFUK85hU/gjhPbc4Seo1BLjUgTFKcScBm66S3oqleBexCyo5UqQBp34f82iaJIWXzNj22zUOJowt7P18n5db63zvP0luPw/TxYWyvtVQa7NK4GrVWhzGI5nN5Pb9GMz6Ng/sG5K/nzz/wtccVKE/IXtxx2MaWooNT5X/cPSfYn8Pf+Z3Lo/5z5v8ahT+a+6W7Q/zVXdNH/ZNH/AAAAAILrv4/j/vNwNNv1bfb/4Wz9Z4MnrP9y6Bq9WfWYg3LnP26fxhfx/f/1+b/Y/9tQYf7z5L+JbdsLnv7+o/+J2dfIP4c5/Tv0YLnz3zbdo+w35vNf5t/3v6VQO6Ur+WrC+R8AAAAAFOUL5Rd6dwAoAAA=',
  paxTar:
    'H4sIAAAAAAACA+3ZQUrDQBTG8aw9RU6QzkxmMivXdekVoh1osW1KkkL0MrrxFnbVq+g9jAGltohEOiMh/98mpRSG8Po9Xl6SSeSdaFljumvr+Np9ltrY9lfaZh/fWy3TKDZRANuqzsv2yHPc5OHNDUQyuc6bK5fPXFlNpuX+Zf/okrqpz13/TOuf66+y7/WXqVQ6ipsh1X+glIo3eT2/TA6LfxFhJBJfoe+Tf2GP8q+UslEshpT/gfb/abl1VeUIwmjzPytuK79DYO/5T4pUM/+FrP+DK4squVms/6H/p1aJk/4vJP0fAADA4/x3sAR83T29Pe+S1Szc838qj+Y/LbRi/xeCMp/7v+5/8FV8VoCjyv/5Q98n/+J0/28Ez38hrBfxPC/IwXjz71ab+t7rGb/n/2T/pzNF/sPUf+6Wy8Lj25+/9H+pTEr9Q+iqz7A34v6/XKzv/J7Rvf+xtkf/VzLVUaz8tyb2/wAAAAAAAAAAAAAAAAAAABiUd3bpcU0AUAAA',
  v7Tar:
    'H4sIAAAAAAACA+3UMQqAMAyF4cyewhNIKrU5kVCx6OLg8W3ddHBTKP7f8qCZQniNY0prt+2bvEez4P2Z2T3LVJwfTNW8hfJuwZm0UpP7cpWI5f6N4KfStMxfVMPMHvqv1/47HXK0ffzgc/p5/wEAAAAAAAAAAAAAAFC3A5I6TUAAKAAA',
  ustarTar:
    'H4sIAAAAAAACA+3YTWrDMBAFYK1zCp9A1q/nCDlH0ghs6tjFciDpZdpNb9GsfJX2HnW9ahIIpHQUit+3kTEGIYZ5liRzwU6NyPtpHJ2P07N2nsavHBXf78lpKzIvEtjFftWNU/7FIn8u7p+Q+bIb3oeXIPt9z1j/wrkr9afT+mtjDIlMof7slt0uxBgEzJPMN+1D5P0J3Jz/WlmH/E9Z/+fQtVGuq+YO+W/JqIv8Vxr5DwAAAMC4//s4vn6+HeV2c5/zf3G2/7PaK+z/UmiqrFy16IP59n/YPvUH9vP/9f6/OP+7wqD/09S/DHXdMt7+/ib/tfEW9U9hqv4COTjf/K+r5pF3jun+l+iG/DfaOpEZ/mjC/R8AAAAAzMoXvX9ifAAoAAA=',
  bsdTar:
    'H4sIAAAAAAACA+2XPQ7CMAxGM3OKnADcNLUnZhi5QiQiBVFRlKZSb8NF2Hoxmg1laMWQSih+i4cM+fn0bMXZtu32YQwiHwCAWstYZ9IaQVnphgBIE4KEShGgkCA2YOiD8fNRfNctvsHaenq5P8HF/HeCKZSLGc/WXK0/nPz0nl42Qy9Y9V/pxP8GayXkyP5nR4F8muCOX+lzNyiIfNb/Mv8p8b9GVDz/t8l/sH1vWYRCaW+Pe+49ouBES/5D6n+DJKRyG3xOCvefYZhy+QAjpUOZABIAAA==',
  bomb: 'H4sIAAAAAAACA+3coW8TURzA8ddeoQeiQNJhMEzNNUjMkmEwNSc2TdZkWZp0M0zgaLKQGcTMLHIGgcLNoEaCmduWIPYHELKQMEUo7yoYmcPe7/NpLnd5ubuXPPnS+1bDotNPKZX5WEzl0cbe4XErpd5St5tHRuPNwWi8/e1TK4+l6f7vD9/LuwkAAABouOn5blFvBqTHs9Pn1RoAAADQdOv3ep35psCvF4+eWQ4AAABovDfLT+/P/yHw4/VWx3IAAABA4y1cXazM9wI+zz4+WLUeAAAA0HhnggEAAAAQimAAAAAAxCIYAAAAALEIBgAAAEAwggEAAAAQi2AAAAAAxCIYAAAAALEIBgAAAEAwggEAAAAQi2AAAAAAxCIYAAAAALEIBgAAAEAwggEAAAAQi2AAAAAAxCIYAAAAALEIBgAAAEAwggEAAAAQi2AAAAAAxCIYAAAAALEIBgAAAEAwggEAAAAQi2AAAAAAxCIYAAAAALEcXF3s11sBKyez03dP2gkA/ttlWQ2LTj9flflYTLsPv74t8lX9FdqdfLzcWp9MBjuvdt6nVA1b7X5xfW95tLF3eJzv7C11u/+8czr/hG003hyMxts3H7o5wfVDX/Kr/k5XDW/drofb+TfJ55/1POkPILGJ1HfIAQA=',
  lyingSize:
    'H4sIAAAAAAACA+3coW8TURzA8ddeocfEgKRgMEzhmknMkmEwNSdAkzUsS5NuhgncmizLDGJmFjmDQOFmUCWZwQ0SxP4AQggJU4TyrmJb5rD3+3yal14v9+6SJ19632pQdHoppTKPpVQer+8fTVspLT7qdvOZ4WijPxxtff/YyufS5ODv+x/lQgIAAAAabvJ1t6g3A9LD2enT6jkAAADQdGu3FzvzTYE/Lx48sRwAAADQeHsrj+/M/yHwa2ezYzkAAACg8e6dn63O9wI+zT7cfWY9AAAAoPG+CAYAAABAKIIBAAAAEItgAAAAAMQiGAAAAADBCAYAAABALIIBAAAAEItgAAAAAMQiGAAAAADBCAYAAABALIIBAAAAEItgAAAAAMQiGAAAAADBCAYAAABALIIBAAAAEItgAAAAAMQiGAAAAADBCAYAAABALIIBAAAAEItgAAAAAMQiGAAAAADBCAYAAABALIIBAAAAEItgAAAAAMRyeH52UG8FrH6enb5dbicA+G8/y2pQdHr5qMxjKe3e//amyEf1W2i38ni1uTYe97dfb79LqRq02r3i8tryeH3/aNpKL/Ov7pV7TuavsA1HG/3haOv6pOsPuJx0km918bhqcONmfbqdP+P8/XtaT/gHB9Ln+XfIAQA=',
  oddTar:
    'H4sIAAAAAAACA+3WTQ6CMBAF4DlKT9AfWtqtB+ASIGCMBomAcnwbFkaJG2LGoL5vU8KGkJc3UynV0Mp+7ImPjrxz0xnNz8iQcWniQtBueh+s9SQ0fcDQ9flZCPpTI8E/k0qqTXZqdtm+OTD2/0Xv7/23Jn2YBVP/Q+pIZOg/u+ZHMK8w5P+GxfvfRhr7H/sfuB351v6C+79+7r/RPlgSiar6rWrzrruW6D+P/APfWJy/9omL+ZsC859bseb8c+TPrawuK8w/PhgS9pvuf/Of+xL1vj6tsP/exPw97v/8/VernP/GBxIp8gcAAAAAAAAAeNsN5kmyqgAoAAA=',
  hugeEntry:
    'H4sIAAAAAAACA+3WWQrCMBQF0OdOsoIkr83w6wK6iToiShVbh0+XbqjgBCIiT6re89GE9qOUy+2L1maz0s2+ITk2Cc61a3JeD+3TXntl5zMXo3Xt8+A5kLL0AZu6KddK0Z/aE/wzbbTpF8tqWsyquWD/r3t/t9qc/Xl/uh+jd6QK9F9c9SOERxjyf8Oj+X+pPN/O/zyxmP+Y/yBtITf2n57/r2f+Tf/ZhpiTysy4GZpVWde7Efovo/zAO17O34bMpfx5gP+/tEGX8y+Rv7TReNvB/NOGSeXfdP67/7gvMZlNlh3sf+CUf8D5X77/ppP/fw6RlEf+AAAAAAAAAABvOwJ251/8ACgAAA==',
  wrongSum:
    'H4sIAAAAAAACA+3WSw6CQBAE0D7KnGA+zG/rATiAWxQ0RoNGQD2+ExZGjRtCmqDW2wxhQ0ilumcpVXeS7a0lPjoJzvVn8n4mhozzmYtRu/59tDaQ0DSBrmmLsxD0p24E/0wqqRb5sd7mu3rP2P8PvX/03xr/NAv6/kfvSOToP7v6RzCvMOQ/wuD9bxON/Y/9D9wOfGt/wP1fv/bf6BAtiUxV7Vqdiqa5lug/j2KCbwzOX4fMpfzNCvOf22rO+RfIn1tZXWaYf3owJOw33f/ef+5LbHab4wz7H0zKP+D+z99/Ncv5b0Ik4ZE/AAAAAAAAAMBod92BA1sAKAAA',
  cutTar:
    'H4sIAAAAAAACA9PTZ6A5MAACc1NTMA0E6DSYbWhiag5UZWJuBhI3MzQ0ZlAwZaADKC0uSSxSUGAYoUBP373o8J7D81P1SipKaBj/ZiYmeOLfHDX+DQ3MjcwZFAxG45/mwL2oNLW4OJVhFIzU/J+Sn1xM20qA9PLf3MBktPynZ/xXpRblF+slZeYNQPlvbG5kgFH+GxiOlv+DCQAADkEGXSgKAAA=',
  negative:
    'H4sIAAAAAAACA+3WTQrCMBAF4DlKLmAyadJk6wF6iWqriFLF1p/jGxRFBRGRkarv2yS0i1IekxetzWalu31HcjgJ3h/X5LIO+MyS9XnmY2R/fB+dc6SYPmDTduVaKfpTe4J/po02w2LZTItZMxec/+u5v1vZ2fyyPz2PMfekCsy/uOZHCFcY8n/Do/7nR/2f2t8x+h/9D9IWcrX/9P5/3fk38285xHT/z0zdjc2qbNtdhfmXUX7gGy/nzyHzKX87wvkvbdTn/EvkL62qtz3MP20sKfdN97/7n/sSk9lk2cP5DzblH3D/l59/08vz34ZIKkf+AAAAAAAAAABvOwCVuofFACgAAA==',
} as const;

const bytesOf = (name: keyof typeof FILES) => decodeBase64(FILES[name]).bytes;

const archive = (name: keyof typeof FILES, fileName: string) => sampleFile(fileName, '', bytesOf(name));

const packed = (base64: string, fileName: string) => sampleFile(fileName, '', decodeBase64(base64).bytes);

async function* once(bytes: Uint8Array<ArrayBuffer>) {
  yield bytes;
}

async function large(name: keyof typeof LARGE, fileName: string): Promise<InputFile> {
  return sampleFile(fileName, '', await joined(gunzipped(once(decodeBase64(LARGE[name]).bytes), [])));
}

interface Opened {
  files: readonly { name: string; bytes: Uint8Array | Blob }[];
  entries: readonly { path: unknown; size: unknown; modified: unknown; state: unknown }[];
}

/** Each entry as `path: state`, in order. */
const statesOf = ({ entries }: Opened) =>
  entries
    .map(({ path, state }) => {
      const { message, params } = state as { message: string; params?: Record<string, unknown> };
      return `${String(path)}: ${[message, ...Object.values(params ?? {})].join(' ')}`;
    })
    .join('; ');

const textsOf = ({ files }: Opened) =>
  files
    .map(({ name, bytes }) => `${name}=${bytes instanceof Blob ? bytes.size : new TextDecoder().decode(bytes).trim()}`)
    .join('; ');

/** What tar has packed of the folder. */
const IN_TAR =
  'Grüße.txt: unpacked; docs/: folder; docs/zeros.bin: unpacked; docs/你好.md: unpacked; empty: unpacked; hello.txt: unpacked; link: link-to hello.txt';
const inTar = (opened: Opened) => statesOf(opened) === IN_TAR && opened.files.length === 5;
const isHello = (opened: Opened) => textsOf(opened).endsWith('=hello') && opened.files.length === 1;
const is = (states: string) => (opened: Opened) => statesOf(opened) === states;

const tree = archive('infoZip', 'tree.zip');

export default casesOf<typeof tool>({
  open: {
    examples: [
      {
        input: { archive: tree },
        check: (opened) =>
          opened.files.length === 5 &&
          statesOf(opened).includes('docs/你好.md: checked') &&
          statesOf(opened).includes('link: link-to hello.txt') &&
          opened.entries.some(({ path, modified }) => path === 'hello.txt' && modified === '2024-02-29 12:34:56'),
        reads: 'utf-8',
        others: [],
      },
      { input: { archive: archive('stored', 's.zip') }, check: isHello, warns: [] },
      { input: { archive: archive('zip64', 's.zip') }, check: isHello },
      { input: { archive: archive('piped', 's.zip') }, check: (opened) => textsOf(opened) === '-=hello' },
      {
        input: { archive: archive('sevenZip', 's.zip') },
        check: (opened) =>
          is('Grüße.txt: checked; hello.txt: checked')(opened) &&
          opened.entries[0]?.modified === '2024-02-29 12:34:56Z',
      },
      { input: { archive: archive('bsdZip', 's.zip') }, check: ({ files }) => files.length === 3 },
      {
        input: { archive: archive('zipCrypto', 's.zip') },
        check: is('hello.txt: encrypted; empty: encrypted'),
        warns: ['encrypted'],
      },
      { input: { archive: archive('aesZip', 's.zip') }, check: is('hello.txt: encrypted'), warns: ['encrypted'] },
      { input: { archive: archive('bzip2Zip', 's.zip') }, check: is('docs/zeros.bin: method bzip2') },
      { input: { archive: archive('lzmaZip', 's.zip') }, check: is('docs/zeros.bin: method LZMA') },
      { input: { archive: archive('deflate64Zip', 's.zip') }, check: is('docs/zeros.bin: method Deflate64') },
      {
        input: { archive: archive('commented', 's.zip') },
        check: ({ facts }) => facts.at(-1)?.value === 'Grüße PK\u0005\u0006 end',
      },
      // A program that unpacks itself
      {
        input: {
          archive: sampleFile('s.exe', '', concatAll([encodeUtf8('MZ not a real program\n'), bytesOf('stored')])),
        },
        check: isHello,
      },
      {
        input: { archive: sampleFile('e.zip', '', decodeBase64('UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==').bytes) },
        check: is(''),
      },
      // What isn't what it seems
      {
        input: { archive: archive('overlapping', 's.zip') },
        check: is('hello.txt: overlap; hello.txt: overlap'),
        warns: ['overlap'],
      },
      { input: { archive: archive('otherContent', 's.zip') }, check: is('hello.txt: broken'), warns: ['broken'] },
      { input: { archive: archive('twoNames', 's.zip') }, check: is('hello.txt: broken'), warns: ['broken'] },
      { input: { archive: archive('hugeDirectory', 's.zip') }, fails: 'broken-archive' },
      { input: { archive: archive('split', 's.zip') }, fails: 'split-archive' },
      { input: { archive: sampleFile('s.zip', '', bytesOf('infoZip').slice(0, 200)) }, fails: 'broken-archive' },
      {
        input: { archive: await large('bomb', 'bomb.zip') },
        check: is('big.bin: beyond-limit; small.txt: checked'),
        warns: ['limit'],
      },
      {
        input: { archive: await large('lyingSize', 'bomb.zip') },
        check: is('big.bin: broken; small.txt: checked'),
        warns: ['broken'],
      },
      {
        input: { archive: archive('twice', 's.zip') },
        check: (opened) =>
          is('a.txt: checked; a.txt: duplicate; A.TXT: duplicate')(opened) &&
          textsOf(opened) === 'a.txt=1; a.txt=2; A.TXT=3',
        warns: ['duplicates'],
      },
      {
        input: { archive: archive('dangerous', 's.zip') },
        check: (opened) =>
          statesOf(opened).split(': unsafe').length === 7 &&
          statesOf(opened).includes('safe..name.txt: checked; con.txt: checked'),
        warns: ['unsafe'],
      },
      // Names
      {
        input: { archive: archive('cp437', 's.zip') },
        check: is('Grüße.txt: checked'),
        reads: 'cp437',
        others: ['shift_jis', 'gbk', 'ibm866', 'windows-1252'],
      },
      {
        input: { archive: archive('shiftJis', 's.zip'), names: 'shift_jis' },
        check: is('日本語.txt: checked'),
        reads: 'shift_jis',
      },
      ...(Object.keys(NAME_CHARSETS) as (keyof typeof NAME_CHARSETS)[]).map((names) => ({
        input: { archive: archive('shiftJis', 's.zip'), names },
        check: (opened: Opened) => opened.files.length === 1,
        reads: names,
      })),
      // tar
      { input: { archive: await large('gnuTar', 'a.tar') }, check: inTar, warns: [] },
      { input: { archive: await large('paxTar', 'a.tar') }, check: inTar },
      { input: { archive: await large('ustarTar', 'a.tar') }, check: inTar },
      { input: { archive: archive('tarGz', 'a.tar.gz') }, check: inTar },
      { input: { archive: archive('tarZst', 'a.tar.zst') }, check: inTar },
      { input: { archive: await large('v7Tar', 'a.tar') }, check: is('hello.txt: unpacked; link: link-to hello.txt') },
      {
        input: { archive: await large('bsdTar', 'a.tar') },
        check: is('hello.txt: unpacked; Grüße.txt: unpacked; link: link-to hello.txt'),
      },
      {
        input: { archive: await large('oddTar', 'a.tar') },
        check: is(
          `../up.txt: unsafe; ${'n'.repeat(200)}.txt: unpacked; link: link-to /etc/passwd; a: link-to b; b: link-to a; dev: special; fifo: special; d/: folder`,
        ),
        warns: ['unsafe'],
      },
      {
        input: { archive: await large('hugeEntry', 'a.tar') },
        check: ({ entries }) => entries.length === 1 && entries[0]?.size === 2 ** 40,
        warns: ['cut', 'limit'],
      },
      { input: { archive: await large('wrongSum', 'a.tar') }, fails: 'broken-archive' },
      { input: { archive: await large('negative', 'a.tar') }, fails: 'broken-archive' },
      {
        input: { archive: await large('cutTar', 'a.tar') },
        check: (opened) => statesOf(opened) === 'Grüße.txt: unpacked; docs/: folder; docs/zeros.bin: broken',
        warns: ['cut', 'broken'],
      },
      // gzip and Zstandard
      { input: { archive: archive('gz', 'x.gz') }, check: is('hello.txt: checked') },
      {
        input: { archive: archive('zeros', 'zeros.bin.gz') },
        check: (opened) => opened.entries[0]?.path === 'zeros.bin' && opened.entries[0].size === 2000,
      },
      { input: { archive: archive('zst', 'hello.txt.zst') }, check: isHello },
      { input: { archive: archive('unsummedZst', 'hello.txt.zst') }, check: isHello },
      { input: { archive: archive('zerosZst', 'z.zst') }, check: ({ entries }) => entries[0]?.size === 2000 },
      {
        input: { archive: sampleFile('two.gz', '', concatAll([bytesOf('gz'), bytesOf('gz')])) },
        check: (opened) => opened.entries[0]?.size === 12,
      },
      {
        input: { archive: sampleFile('two.zst', '', concatAll([bytesOf('zst'), bytesOf('zst')])) },
        check: (opened) => opened.entries[0]?.size === 12,
      },
      {
        input: { archive: sampleFile('x.gz', '', concatAll([bytesOf('gz'), new Uint8Array(100)])) },
        check: isHello,
        warns: [],
      },
      {
        input: { archive: sampleFile('x.gz', '', concatAll([bytesOf('gz'), encodeUtf8('something else')])) },
        check: isHello,
        warns: ['trailing'],
      },
      {
        input: { archive: sampleFile('x.gz', '', bytesOf('gz').slice(0, -4)) },
        check: is('hello.txt: broken'),
        warns: ['broken'],
      },
      {
        input: { archive: sampleFile('x.zst', '', bytesOf('zst').slice(0, -8)) },
        check: is('x: broken'),
        warns: ['broken'],
      },
      {
        input: { archive: sampleFile('a.tar.gz', '', bytesOf('tarGz').slice(0, 150)) },
        check: ({ entries }) => entries.length > 0,
        warns: ['cut'],
      },
      // zlib and bare Deflate, by Python 3
      {
        input: { archive: packed('eJzLSM3JyecCAAhLAh8=', 'hello.txt.zz') },
        check: is('hello.txt: checked'),
        warns: [],
      },
      { input: { archive: packed('KBXLSM3JyecCAAhLAh8=', 'x') }, check: isHello },
      { input: { archive: packed('eJzLSM3JyecCAAhLAh4=', 'x.zz') }, check: is('x: broken'), warns: ['broken'] },
      { input: { archive: packed('eJzLSM3JyecCAAg=', 'x.zz') }, check: is('x: broken'), warns: ['broken'] },
      { input: { archive: packed('ePkGLAIVywARXAAISwIf', 'dictionary') }, fails: 'not-an-archive' },
      {
        input: { archive: packed('sylOzM0psHIsLcnIC0otLE0tLlHwdLFVSlTStwMA', 'request') },
        check: (opened) => textsOf(opened) === 'request.out=<samlp:AuthnRequest ID="a"/>',
        warns: [],
      },
      { input: { archive: packed('sylOzM0psHIsLcnIC0otLE0tLg==', 'request') }, fails: 'not-an-archive' },
      ...['x^2 + 1 = 0, of which nothing is packed', '(S) means so', 'KKKKKKKKKKKKKKKKKKKKKKKK'].map((text) => ({
        input: { archive: sampleFile('a.txt', '', encodeUtf8(text)) },
        fails: 'not-an-archive' as const,
      })),
      // Others
      { input: { archive: archive('sevenZ', 'a.7z') }, fails: 'unsupported-archive' },
      { input: { archive: archive('tarBz2', 'a.tar.bz2') }, fails: 'unsupported-archive' },
      { input: { archive: archive('tarXz', 'a.tar.xz') }, fails: 'unsupported-archive' },
      { input: { archive: sampleFile('a.zip', '', encodeUtf8('hello')) }, fails: 'not-an-archive' },
      { input: { archive: sampleFile('a.zip', '', new Uint8Array()) }, fails: 'not-an-archive' },
      { input: { archive: sampleFile('a.tar', '', new Uint8Array(10_240)) }, fails: 'not-an-archive' },
      // Patterns
      ...(
        [
          ['*.txt', 2],
          ['HELLO.*', 1],
          ['docs', 2],
          ['docs/*', 2],
          ['**/*.md', 1],
          ['**/*.txt', 2],
          ['h?llo.txt', 1],
          ['*.md, empty', 2],
          ['docs/*.txt', 0],
          [`${'*a'.repeat(2000)}b`, 0],
        ] as const
      ).map(([only, count]) => ({
        input: { archive: tree, only },
        check: (opened: Opened) => opened.files.length === count,
      })),
      { input: { archive: tree, only: '*.pdf' }, output: { files: [] }, warns: ['nothing-chosen'] },
    ],
  },
  create: {
    examples: [
      {
        input: { files: [sampleFile('a.txt', '', encodeUtf8('hello'))], withoutTimes: true },
        output: { archive: { name: 'a.txt.zip' } },
        warns: [],
      },
      {
        input: { files: [sampleFile('a.txt', '', encodeUtf8('1')), sampleFile('A.txt', '', encodeUtf8('2'))] },
        output: { archive: { name: 'archive.zip' } },
        warns: ['renamed'],
      },
      {
        input: { files: [sampleFile('../../etc/passwd', '', encodeUtf8('x'))], format: 'tar' },
        check: ({ archive: made }) =>
          made?.bytes instanceof Uint8Array &&
          made.bytes.length === 2048 &&
          !new TextDecoder().decode(made.bytes).includes('..'),
        warns: ['renamed'],
      },
      {
        input: { files: [sampleFile('a', '', encodeUtf8('1')), sampleFile('b', '', encodeUtf8('2'))], format: 'gz' },
        fails: 'one-file',
        field: 'format',
      },
      {
        input: { files: [sampleFile('a', '', new Uint8Array(100_000))], format: 'gz', level: 9 },
        check: ({ archive: made }) =>
          made?.name === 'a.gz' && made.bytes instanceof Uint8Array && made.bytes.length < 200,
      },
      { input: { files: [sampleFile('a', '', encodeUtf8('1'))], level: 10 }, fails: 'above-maximum' },
      { input: { files: [] }, output: {} },
      {
        input: { files: [sampleFile('a', '', encodeUtf8('1'))], name: 'backup.zip' },
        output: { archive: { name: 'backup.zip' } },
      },
    ],
  },
});
