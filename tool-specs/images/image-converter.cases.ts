import { casesOf, sampleFile } from '../../src/core/spec.ts';
import { PHOTO } from '../../src/lib/pictures/codecs/samples.ts';
import { decodeBase64, encodeUtf8 } from '../../src/lib/bytes/bytes.ts';
import type tool from './image-converter.ts';

/** By Pillow 9.4, ImageMagick 6.9 and libheif: the size, the colors of the corners and the middle as they read them, and how far off they may be. */
const READ = [
  [
    'rgbPng',
    'iVBORw0KGgoAAAANSUhEUgAAABgAAAAQCAIAAACDRijCAAAALklEQVR4nGP8f4KBgYELP9IkpICBgYuJgUpg1KChaBALgw91DBp8Xhs1iI4GAQDEhQNE4zLligAAAABJRU5ErkJggg==',
    '24 × 16',
    'ffc800 28c8e6 ff1400 2814e6 281478',
    0,
  ],
  [
    'palettePng',
    'iVBORw0KGgoAAAANSUhEUgAAABgAAAAQBAMAAAD+CqKmAAAAMFBMVEX/yF//yDz/yB7/yAUoyNcoyLQoyJYoyH3/FF//FDz/FB7/FAUoFNcoFLQoFJYoFH0cx6xEAAAAJ0lEQVR4nGMwVlIUZGAoT0sNdXFhoCFn96qVMzs6/r97e/fMGRpyAGA1XWF9t6WcAAAAAElFTkSuQmCC',
    '24 × 16',
    'ffc805 28c8d7 ff1405 2814d7 28147d',
    0,
  ],
  [
    'grayPng',
    'iVBORw0KGgoAAAANSUhEUgAAABgAAAAQCAAAAAApT+BJAAAAL0lEQVR4nM3OoQ0AIBTEUN5NybjAZBhIMN9T1aSmFhCYV0hawZ9Bf97HEeHP3TJsdXwC7eglwIIAAAAASUVORK5CYII=',
    '24 × 16',
    'c2c2c2 9c9c9c 585858 323232 252525',
    0,
  ],
  [
    'bitPng',
    'iVBORw0KGgoAAAANSUhEUgAAABgAAAAQAQAAAAAkX4I4AAAAS0lEQVR4nAFAAL//AP/1WwGqDDQA//VWAa0J9QH/9sUEqwuhAf/33wK35OEASSAAASRs+ACSQgIBSQf4ACUkAARt/gIASEAAASUvQIFzF4PinyU0AAAAAElFTkSuQmCC',
    '24 × 16',
    'ffffff ffffff 000000 000000 000000',
    0,
  ],
  [
    'alphaPng',
    'iVBORw0KGgoAAAANSUhEUgAAABgAAAAQCAYAAAAMJL+VAAAAPElEQVR4nGP8f4KBg4GBi4FYrEmCWgYGLgYWBgYGfgYaAhYGBgZBWlsgMGrBcLfAZ8j7YNSCEWEBTUtTAKWLBFc2RiWOAAAAAElFTkSuQmCC',
    '24 × 16',
    'fffdf7 f8fdfe ff1b08 2f1be7 8c82b7',
    1,
  ],
  [
    'grayAlphaPng',
    'iVBORw0KGgoAAAANSUhEUgAAABgAAAAQCAQAAACmLXceAAAALUlEQVR4nGM81MDIgIBMcNZBDBEIj4mBRDCqgRjAMg1HeB9AE4GpGIR+GA4aALPWA67ALMEZAAAAAElFTkSuQmCC',
    '24 × 16',
    'e0e0e0 cdcdcd ababab 989898 929292',
    1,
  ],
  [
    'interlacedPng',
    'iVBORw0KGgoAAAANSUhEUgAAABgAAAAQCAIAAAH0QRhUAAAABGdBTUEAALGPC/xhBQAAACBjSFJNAAB6JgAAgIQAAPoAAACA6AAAdTAAAOpgAAA6mAAAF3CculE8AAAABmJLR0QA/wD/AP+gvaeTAAAAB3RJTUUH6gscDRMgRE25ewAAAHZJREFUOMvVkUsOwCAIRB9NV649hNylC4/trejCpB81rQvSpBMWKMMMBLECZCWvbFSIlaRkmj8gQVJSTc7iAbESG9ZCh0HjgFUd4zX0/oQ46Jvy6zGlJFaCz0x+JL/t/Ej1duE59I0AYcrNbexPhabu9s/V3IR2paYVnIi1b/gAAAAldEVYdGRhdGU6Y3JlYXRlADIwMjYtMTEtMjhUMTM6MTk6MzIrMDA6MDBvieecAAAAJXRFWHRkYXRlOm1vZGlmeQAyMDI2LTExLTI4VDEzOjE5OjMyKzAwOjAwHtRfIAAAAABJRU5ErkJggg==',
    '24 × 16',
    'ffc800 28c8e6 ff1400 2814e6 281478',
    0,
  ],
  [
    'deepPng',
    'iVBORw0KGgoAAAANSUhEUgAAABgAAAAQEAIAAADT1vSBAAAABGdBTUEAALGPC/xhBQAAACBjSFJNAAB6JgAAgIQAAPoAAACA6AAAdTAAAOpgAAA6mAAAF3CculE8AAAABmJLR0T///////8JWPfcAAAAQElEQVRIx2P8///ECQYGBgYGBi4uSkhNTUpNgJBMDIMMjDpo1EGjDqI1YGFg8PEZaEcgg0EXQqMOGnXQqINoDQAQdAZmOoVgxgAAACV0RVh0ZGF0ZTpjcmVhdGUAMjAyNi0xMS0yOFQxMzoxOTozMiswMDowMG+J55wAAAAldEVYdGRhdGU6bW9kaWZ5ADIwMjYtMTEtMjhUMTM6MTk6MzIrMDA6MDAe1F8gAAAAAElFTkSuQmCC',
    '24 × 16',
    'ffc800 28c8e6 ff1400 2814e6 281478',
    1,
  ],
  [
    'bmp',
    'Qk22BAAAAAAAADYAAAAoAAAAGAAAABAAAAABABgAAAAAAIAEAADEDgAAxA4AAAAAAAAAAAAAABT/ChT/FBT/HhT/KBT/MhT/PBT/RhT/UBT/WhT/ZBT/bhT/eBQoghQojBQolhQooBQoqhQotBQovhQoyBQo0hQo3BQo5hQoABT/ChT/FBT/HhT/KBT/MhT/PBT/RhT/UBT/WhT/ZBT/bhT/eBQoghQojBQolhQooBQoqhQotBQovhQoyBQo0hQo3BQo5hQoABT/ChT/FBT/HhT/KBT/MhT/PBT/RhT/UBT/WhT/ZBT/bhT/eBQoghQojBQolhQooBQoqhQotBQovhQoyBQo0hQo3BQo5hQoABT/ChT/FBT/HhT/KBT/MhT/PBT/RhT/UBT/WhT/ZBT/bhT/eBQoghQojBQolhQooBQoqhQotBQovhQoyBQo0hQo3BQo5hQoABT/ChT/FBT/HhT/KBT/MhT/PBT/RhT/UBT/WhT/ZBT/bhT/eBQoghQojBQolhQooBQoqhQotBQovhQoyBQo0hQo3BQo5hQoABT/ChT/FBT/HhT/KBT/MhT/PBT/RhT/UBT/WhT/ZBT/bhT/eBQoghQojBQolhQooBQoqhQotBQovhQoyBQo0hQo3BQo5hQoABT/ChT/FBT/HhT/KBT/MhT/PBT/RhT/UBT/WhT/ZBT/bhT/eBQoghQojBQolhQooBQoqhQotBQovhQoyBQo0hQo3BQo5hQoABT/ChT/FBT/HhT/KBT/MhT/PBT/RhT/UBT/WhT/ZBT/bhT/eBQoghQojBQolhQooBQoqhQotBQovhQoyBQo0hQo3BQo5hQoAMj/Csj/FMj/Hsj/KMj/Msj/PMj/Rsj/UMj/Wsj/ZMj/bsj/eMgogsgojMgolsgooMgoqsgotMgovsgoyMgo0sgo3Mgo5sgoAMj/Csj/FMj/Hsj/KMj/Msj/PMj/Rsj/UMj/Wsj/ZMj/bsj/eMgogsgojMgolsgooMgoqsgotMgovsgoyMgo0sgo3Mgo5sgoAMj/Csj/FMj/Hsj/KMj/Msj/PMj/Rsj/UMj/Wsj/ZMj/bsj/eMgogsgojMgolsgooMgoqsgotMgovsgoyMgo0sgo3Mgo5sgoAMj/Csj/FMj/Hsj/KMj/Msj/PMj/Rsj/UMj/Wsj/ZMj/bsj/eMgogsgojMgolsgooMgoqsgotMgovsgoyMgo0sgo3Mgo5sgoAMj/Csj/FMj/Hsj/KMj/Msj/PMj/Rsj/UMj/Wsj/ZMj/bsj/eMgogsgojMgolsgooMgoqsgotMgovsgoyMgo0sgo3Mgo5sgoAMj/Csj/FMj/Hsj/KMj/Msj/PMj/Rsj/UMj/Wsj/ZMj/bsj/eMgogsgojMgolsgooMgoqsgotMgovsgoyMgo0sgo3Mgo5sgoAMj/Csj/FMj/Hsj/KMj/Msj/PMj/Rsj/UMj/Wsj/ZMj/bsj/eMgogsgojMgolsgooMgoqsgotMgovsgoyMgo0sgo3Mgo5sgoAMj/Csj/FMj/Hsj/KMj/Msj/PMj/Rsj/UMj/Wsj/ZMj/bsj/eMgogsgojMgolsgooMgoqsgotMgovsgoyMgo0sgo3Mgo5sgo',
    '24 × 16',
    'ffc800 28c8e6 ff1400 2814e6 281478',
    0,
  ],
  [
    'paletteBmp',
    'Qk22BQAAAAAAADYEAAAoAAAAGAAAABAAAAABAAgAAAAAAIABAADEDgAAxA4AAAABAAAAAQAAX8j/ADzI/wAeyP8ABcj/ANfIKAC0yCgAlsgoAH3IKABfFP8APBT/AB4U/wAFFP8A1xQoALQUKACWFCgAfRQoAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAsLCgoKCQkJCAgICA8PDg4ODQ0NDAwMDAsLCgoKCQkJCAgICA8PDg4ODQ0NDAwMDAsLCgoKCQkJCAgICA8PDg4ODQ0NDAwMDAsLCgoKCQkJCAgICA8PDg4ODQ0NDAwMDAsLCgoKCQkJCAgICA8PDg4ODQ0NDAwMDAsLCgoKCQkJCAgICA8PDg4ODQ0NDAwMDAsLCgoKCQkJCAgICA8PDg4ODQ0NDAwMDAsLCgoKCQkJCAgICA8PDg4ODQ0NDAwMDAMDAgICAQEBAAAAAAcHBgYGBQUFBAQEBAMDAgICAQEBAAAAAAcHBgYGBQUFBAQEBAMDAgICAQEBAAAAAAcHBgYGBQUFBAQEBAMDAgICAQEBAAAAAAcHBgYGBQUFBAQEBAMDAgICAQEBAAAAAAcHBgYGBQUFBAQEBAMDAgICAQEBAAAAAAcHBgYGBQUFBAQEBAMDAgICAQEBAAAAAAcHBgYGBQUFBAQEBAMDAgICAQEBAAAAAAcHBgYGBQUFBAQEBA==',
    '24 × 16',
    'ffc805 28c8d7 ff1405 2814d7 28147d',
    0,
  ],
  [
    'gif',
    'R0lGODdhGAAQAIcAAP/IX//IPP/IHv/IBSjI1yjItCjIlijIff8UX/8UPP8UHv8UBSgU1ygUtCgUligUfQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACwAAAAAGAAQAEAIqwAHDBBAMIBBAAgBHDhgoGGBhwQiEliwQIHFBBgRaETw4IGDjw1CMhjJQCBBAQYDJFTI0CFEiRQtKsCYYCNHjyBFkjRZ8GDChQ0NPCwgkQBPlD4RAnVJFGbFixk3dvzoIGQDkgxiQq0pFWdVnSOPply5VOjLiGKTsgw6tGhalT9bmm2KdmBPuErltnUqk6bNqTmvktQ6M6pGwF8FjyTstytVq1gZG775GCyDgAA7',
    '24 × 16',
    'ffc805 28c8d7 ff1405 2814d7 28147d',
    0,
  ],
  [
    'animatedGif',
    'R0lGODlhGAAQAPUAACgUeP8UAP8UCv8UFP8UHv8UKP8UMv8UPP8URv8UUP8UWv8UZP8UbijIeP/IAP/ICv/IFP/IHv/IKP/IMv/IPP/IRv/IUP/IWv/IZP/IbigUgigUjCgUligUoCgUqigUtCgUvigUyCgU0igU3CgU5ijIgijIjCjIlijIoCjIqijItCjIvijIyCjI0ijI3CjI5gAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACH5BAAAAAAAIf8LTkVUU0NBUEUyLjADAQAAACwAAAAAGAAQAAAGokDHAxKRTCgVywWTaZRMJ1RKtWK1XC8h0YhUMp1QKdWK1RaPyWXzGZ1Wr9nhuasGt8dwMzf9ZYvfZXJ7XmthbmRxW2iEdn+Ieot1fodwAQIDBAUGBwgJCgsMABobHB0eHyAhIiMklpianJ6goqSmqKqsrpmbnZ+ho6Wnqautl7uxvrTBt8S6sL2zwLbDucbPsr+1wrjFr7zYytPczt/J0tvEQQAh+QQAAAAAACwAAAAAGAAQAIXXNxnXNyPXNy3XNzfXN0HXN0vXN1XXN1/XN2nXN3PXN33X6xnX6yPX6y3X6zfX60HX60vX61XX61/X62nX63PX630AN5EAN5sAN6UAN68AN7kAN8MAN80AN9cAN+EAN+sAN/UAN//XN4cA65EA65sA66UA668A67kA68MA680A69cA6+EA6+sA6/UA6//X64cAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGosAQ6OPpcDaaDOZiESkSiIOhQBgIAgAh0YhUMp1QKdWK1RaPyWXzGZ1Wr9nhuasGt8dwMzf9ZYvfZXJ7XmthbmRxW2iEdn+Ieot1fodwLi0sKyopKCcmJSQjLxUUExIREA8ODQwLlpianJ6goqSmqKqsrpmbnZ+ho6Wnqautl7uxvrTBt8S6sL2zwLbDucbPsr+1wrjFr7zYytPczt/J0tvEQQA7',
    '24 × 16',
    'ffc800 28c8e6 ff1400 2814e6 281478',
    0,
  ],
  [
    'interlacedGif',
    'R0lGODlhGAAQAPUAACgUeP8UAP8UCv8UFP8UHv8UKP8UMv8UPP8URv8UUP8UWv8UZP8UbijIeP/IAP/ICv/IFP/IHv/IKP/IMv/IPP/IRv/IUP/IWv/IZP/IbigUgigUjCgUligUoCgUqigUtCgUvigUyCgU0igU3CgU5ijIgijIjCjIlijIoCjIqijItCjIvijIyCjI0ijI3CjI5gAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACH5BAAAAAAALAAAAAAYABAAQAaiQMcDEpFMKBXLBZNplEwnVEq1YrVcr4BgQCgYDoiEYsEAaDacjucDColGJCHRiFQynVAp1YrVcr1gYmRmaGpsbnByRUdJS01PUVNVVy+KdI13kHqTfVtdX2FjZWdpa21vJH6fgaKEpYeolox2j3mSfJVDi3WOeJF7lLK8mbbAWMKYtb+cWZ6AoYOkhqdwqs+Co4WmiKnOoNiu09zW363S26hBADs=',
    '24 × 16',
    'ffc800 28c8e6 ff1400 2814e6 281478',
    0,
  ],
  [
    'bitmapIcon',
    'AAABAAEAEBAAAAEAIABoBAAAFgAAACgAAAAQAAAAIAAAAAEAIAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAADFP//ERT//yEU//8vFP//PxT//00U//9dFP//axT2/3sUMf+JFCX/mRQo/6cUKP+3FCj/xRQo/9UUKP/jFCj/AxT//xEU//8hFP//LxT//z8U//9NFP//XRT//2sU9v97FDH/iRQl/5kUKP+nFCj/txQo/8UUKP/VFCj/4xQo/wMU//8RFP//IRT//y8U//8/FP//TRT//10U//9rFPb/exQx/4kUJf+ZFCj/pxQo/7cUKP/FFCj/1RQo/+MUKP8DFP//ERT//yEU//8vFP//PxT//00U//9dFP//axT2/3sUMf+JFCX/mRQo/6cUKP+3FCj/xRQo/9UUKP/jFCj/AxT//xEU//8hFP//LxT//z8U//9NFP//XRT//2sU9v97FDH/iRQl/5kUKP+nFCj/txQo/8UUKP/VFCj/4xQo/wMU//8RFP//IRT//y8U//8/FP//TRT//10U//9rFPb/exQx/4kUJf+ZFCj/pxQo/7cUKP/FFCj/1RQo/+MUKP8DFP//ERT//yEU//8vFP//PxT//00U//9dFP//axT2/3sUMf+JFCX/mRQo/6cUKP+3FCj/xRQo/9UUKP/jFCj/AxT//xEU//8hFP//LxT//z8U//9NFP//XRT//2sU9v97FDH/iRQl/5kUKP+nFCj/txQo/8UUKP/VFCj/4xQo/wPI//8RyP//Icj//y/I//8/yP//Tcj//13I//9ryPb/e8gx/4nIJf+ZyCj/p8go/7fIKP/FyCj/1cgo/+PIKP8DyP//Ecj//yHI//8vyP//P8j//03I//9dyP//a8j2/3vIMf+JyCX/mcgo/6fIKP+3yCj/xcgo/9XIKP/jyCj/A8j//xHI//8hyP//L8j//z/I//9NyP//Xcj//2vI9v97yDH/icgl/5nIKP+nyCj/t8go/8XIKP/VyCj/48go/wPI//8RyP//Icj//y/I//8/yP//Tcj//13I//9ryPb/e8gx/4nIJf+ZyCj/p8go/7fIKP/FyCj/1cgo/+PIKP8DyP//Ecj//yHI//8vyP//P8j//03I//9dyP//a8j2/3vIMf+JyCX/mcgo/6fIKP+3yCj/xcgo/9XIKP/jyCj/A8j//xHI//8hyP//L8j//z/I//9NyP//Xcj//2vI9v97yDH/icgl/5nIKP+nyCj/t8go/8XIKP/VyCj/48go/wPI//8RyP//Icj//y/I//8/yP//Tcj//13I//9ryPb/e8gx/4nIJf+ZyCj/p8go/7fIKP/FyCj/1cgo/+PIKP8DyP//Ecj//yHI//8vyP//P8j//03I//9dyP//a8j2/3vIMf+JyCX/mcgo/6fIKP+3yCj/xcgo/9XIKP/jyCj/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA==',
    '16 × 16',
    'ffc803 28c8e3 ff1403 2814e3 31147b',
    1,
  ],
  [
    'pngIcon',
    'AAABAAIAEBAAAAAAIACLAAAAJgAAACAgAAAAACAAkwAAALEAAACJUE5HDQoaCgAAAA1JSERSAAAAEAAAABAIAgAAAJCRaDYAAABSSURBVHiczdGxDYAwDETRH4KQaHzZilUYlV2QyAaYJgtcgRTr2ifL55JXhYAGAUpUUEcHetCGEjHSIBbMmRCsvC7YXXC74Px9g32D2dKEn7bBBzqqC03iyRVIAAAAAElFTkSuQmCCiVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAAWklEQVR4nO3TsQ3AIAxE0U+EMAzHesxExRZps0IyQmiuSHRXuLL0ZNlO9wQKVIjXehGdehJtrx/iQBwDBgwY2Egmq4GmBpYaGGpAPoF8B+Ir+v6jGTBg4A/AA+WaB3G8m0VKAAAAAElFTkSuQmCC',
    '32 × 32',
    'ffc800 28c8e7 ff1400 2814e7 3a3977',
    0,
  ],
  [
    'jpeg',
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBD/wAARCAAQABgDAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD66teor+C8h6H7bVOB+Nf/ADA/+3n/ANpV/Tfhr/y9/wC3f/bj+X/pD/8AMu/7jf8AuI4K16iv6ayHofy9VPmC0r+Z8h6H/QVVOC+NP/MD/wC3n/2lX9OeGn/L3/t3/wBuP5e+kP8A8y7/ALjf+4jgbTqK/pzIeh/L9U//2Q==',
    '24 × 16',
    'fec803 29c8e5 ff1401 2814e5 26147a',
    6,
  ],
  [
    'progressive',
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBD/wgARCAAQABgDAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAABQf/xAAWAQEBAQAAAAAAAAAAAAAAAAAHBgn/2gAMAwEAAhADEAAAAa6C2wCaXgJpfMDPQUBOLgE4v//EABYQAQEBAAAAAAAAAAAAAAAAAAACBf/aAAgBAQABBQKW0lLaS//EABkRAAIDAQAAAAAAAAAAAAAAAAACB0SCwv/aAAgBAwEBPwFiQ6++RhiQ6++Rj//EABkRAAIDAQAAAAAAAAAAAAAAAAAEBkKBwf/aAAgBAgEBPwFAjVs6ICBGrZ0QP//EABgQAAMBAQAAAAAAAAAAAAAAAAMQgsEA/9oACAEBAAY/AuBWMFYv/8QAFBABAAAAAAAAAAAAAAAAAAAAIP/aAAgBAQABPyFYw//aAAwDAQACAAMAAAAQLy//AP/EABQRAQAAAAAAAAAAAAAAAAAAACD/2gAIAQMBAT8QXff/xAAWEQEBAQAAAAAAAAAAAAAAAABBABD/2gAIAQIBAT8QGIIZgv/EABcQAAMBAAAAAAAAAAAAAAAAAAEQMQD/2gAIAQEAAT8QoK6D3Y3/2Q==',
    '24 × 16',
    'fec803 29c8e5 ff1401 2814e5 26147a',
    6,
  ],
  [
    'subsampled',
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBD/wAARCAAQABgDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD66teorgfjX/zA/wDt5/8AaVfEdpXBfGn/AJgf/bz/AO0q/J/CPw3/AOFGh/tPf7H91/3z+gfGXwk/4w3Gf7Z/z7/5d/8AT2n/AHz7cteoor85bTqKK/0ByPw2/wBkj/tX/kn/ANufwXU8JPe/3z/yn/8Abn//2Q==',
    '24 × 16',
    'fbca03 29c9e3 fc1503 2a14e1 32174e',
    40,
  ],
  [
    'grayJpeg',
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoKBggLDAsKDAkKCgr/wAALCAAQABgBAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/AP0X0vqv1ryL9tb/AJlX/t+/9t68k0vqv1r4Q0mvI/20/wDmVf8At+/9t68i0nqPpX//2Q==',
    '24 × 16',
    'c2c2c2 9c9c9c 585858 323232 252525',
    6,
  ],
  [
    'cmyk',
    '/9j/7gAOQWRvYmUAZAAAAAAC/9sAQwACAQEBAQECAQEBAgICAgIEAwICAgIFBAQDBAYFBgYGBQYGBgcJCAYHCQcGBggLCAkKCgoKCgYICwwLCgwJCgoK/9sAQwECAgICAgIFAwMFCgcGBwoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK/8AAFAgAEAAYBAERAAIRAQMRAQQRAP/EABkAAAIDAQAAAAAAAAAAAAAAAAcJAAUIBP/EAC0QAAEABAoLAAAAAAAAAAAAAAAFBzZxAQIDBAYICTKxwjE1QURGgYOEhcPw/8QAFgEBAQEAAAAAAAAAAAAAAAAACAkK/8QAJxEAAQEFBgcAAAAAAAAAAAAAADEBAwYIhAIEBTNCwwcyNEGCwsT/2gAOBAEAAhEDEQQAAD8AXIlNEZxW6LtQW3HYf4dqu7iR6WcDfG3kc+fqUbkPWIKT6QI1x+HO89Bf0ZaaTdDiT+jLNtFEn/StBerZrZv9tgG9pYfMXajFLd1NfFuqHWs8dJZyW04mfhNRsjvk1XGqbfMH20DWqh87ijgz0fuRQH3lWj3cIwlUndeR/9k=',
    '24 × 16',
    'ffc801 28c9e6 ff1400 2814e6 281377',
    16,
  ],
  [
    'losslessWebp',
    'UklGRjQAAABXRUJQVlA4TCgAAAAvF8ADAJkyRPQ/NhHR/wCZMMQCCi6Z0y0QSNLZH/BRiOy4lAs3A84D',
    '24 × 16',
    'ffc800 28c8e6 ff1400 2814e6 281478',
    0,
  ],
  [
    'lossyWebp',
    'UklGRoAAAABXRUJQVlA4IHQAAADQBACdASoYABAAPjEMi0S/kJCMAfgDBLUATplCOBvAPxg4QIaBV/+4AAndxMVTAAD9///2oj//MLT/8P3/vCRf/VjfPO/YxipuXPG/2MYr//XGv/+b8zq+9C09a/zfmdXVlUTRGPPgTu/bz/iC9BGbTAAAAA==',
    '24 × 16',
    'ffc806 29cadf ff1505 2815e0 3c3550',
    40,
  ],
  [
    'alphaWebp',
    'UklGRmIAAABXRUJQVlA4TFYAAAAvF8ADEE0ABDHgf9hERP9Ti4gB738gUNQ2kmOAC3yJlat/gmzbVCUGcYKbadvGe4NowAvQaNu2KdOhZhOQ/yNdC+lisBq/DH0rLOA0RMEAAILV/8KWAQ==',
    '24 × 16',
    'fffdf7 f8fdfe ff1b08 2f1be7 8c82b7',
    1,
  ],
  [
    'avif',
    'AAAAHGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZgAAAOptZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAEOAAEAAAAAAAAAfwAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGF2MDEAAAAAamlwcnAAAABLaXBjbwAAABNjb2xybmNseAACAAIABoAAAAAMYXYxQ4EADAAAAAAUaXNwZQAAAAAAAAAYAAAAEAAAABBwaXhpAAAAAAMICAgAAAAXaXBtYQAAAAAAAAABAAEEgYIDhAAAAIdtZGF0EgAKBhgQ7+wIQDJzEMAAAFDDgkE38v9w7HRfKbSNgrGhWrFgZJMm9F2xO3xI96tgyWV4Bo//3DSrJ1/Y9l3ZKjCyVMz+pmGerCqRoen/qrFwIdHfW90XHHsWXvxX5cyUMVnnpw/jTsqkT7+QFmpJ8UQcXzbYwW0eMfsi/O5uaA==',
    '24 × 16',
    'fec800 28c8db ff1300 2815dc 281377',
    50,
  ],
  [
    'turned1',
    '/9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAEAAAAAAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAQABgDAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD9F9L6r9a/yR4R+yf1JX6nkX7a3/Mq/wDb9/7b1/dHgh/y/wD+3P8A28/g76ZW2Sf9zP8A7rnkml9V+tf3Rwj9k/g2ufCGk1/DfCP2T/sQr7M8j/bT/wCZV/7fv/bev7q8Dv8AmI/7c/8Abz+Dvpl/8yT/ALmf/dc8i0nqPpX91cI/ZP4Or7s//9k=',
    '24 × 16',
    'ffc801 29c8e6 ff1400 2814e7 281378',
    6,
  ],
  [
    'turned2',
    '/9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAIAAAAAAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAQABgDAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD9F9L6r9a/yR4R+yf1JX6nkX7a3/Mq/wDb9/7b1/dHgh/y/wD+3P8A28/g76ZW2Sf9zP8A7rnkml9V+tf3Rwj9k/g2ufCGk1/DfCP2T/sQr7M8j/bT/wCZV/7fv/bev7q8Dv8AmI/7c/8Abz+Dvpl/8yT/ALmf/dc8i0nqPpX91cI/ZP4Or7s//9k=',
    '24 × 16',
    '29c8e6 ffc801 2814e7 ff1400 ff156e',
    6,
  ],
  [
    'turned3',
    '/9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAMAAAAAAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAQABgDAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD9F9L6r9a/yR4R+yf1JX6nkX7a3/Mq/wDb9/7b1/dHgh/y/wD+3P8A28/g76ZW2Sf9zP8A7rnkml9V+tf3Rwj9k/g2ufCGk1/DfCP2T/sQr7M8j/bT/wCZV/7fv/bev7q8Dv8AmI/7c/8Abz+Dvpl/8yT/ALmf/dc8i0nqPpX91cI/ZP4Or7s//9k=',
    '24 × 16',
    '2814e7 ff1400 29c8e6 ffc801 ffc96f',
    6,
  ],
  [
    'turned4',
    '/9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAQAAAAAAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAQABgDAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD9F9L6r9a/yR4R+yf1JX6nkX7a3/Mq/wDb9/7b1/dHgh/y/wD+3P8A28/g76ZW2Sf9zP8A7rnkml9V+tf3Rwj9k/g2ufCGk1/DfCP2T/sQr7M8j/bT/wCZV/7fv/bev7q8Dv8AmI/7c/8Abz+Dvpl/8yT/ALmf/dc8i0nqPpX91cI/ZP4Or7s//9k=',
    '24 × 16',
    'ff1400 2814e7 ffc801 29c8e6 28c777',
    6,
  ],
  [
    'turned5',
    '/9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAUAAAAAAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAQABgDAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD9F9L6r9a/yR4R+yf1JX6nkX7a3/Mq/wDb9/7b1/dHgh/y/wD+3P8A28/g76ZW2Sf9zP8A7rnkml9V+tf3Rwj9k/g2ufCGk1/DfCP2T/sQr7M8j/bT/wCZV/7fv/bev7q8Dv8AmI/7c/8Abz+Dvpl/8yT/ALmf/dc8i0nqPpX91cI/ZP4Or7s//9k=',
    '16 × 24',
    'ffc801 ff1400 29c8e6 2814e7 281378',
    6,
  ],
  [
    'turned6',
    '/9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAQABgDAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD9F9L6r9a/yR4R+yf1JX6nkX7a3/Mq/wDb9/7b1/dHgh/y/wD+3P8A28/g76ZW2Sf9zP8A7rnkml9V+tf3Rwj9k/g2ufCGk1/DfCP2T/sQr7M8j/bT/wCZV/7fv/bev7q8Dv8AmI/7c/8Abz+Dvpl/8yT/ALmf/dc8i0nqPpX91cI/ZP4Or7s//9k=',
    '16 × 24',
    'ff1400 ffc801 2814e7 29c8e6 28c777',
    6,
  ],
  [
    'turned7',
    '/9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAcAAAAAAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAQABgDAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD9F9L6r9a/yR4R+yf1JX6nkX7a3/Mq/wDb9/7b1/dHgh/y/wD+3P8A28/g76ZW2Sf9zP8A7rnkml9V+tf3Rwj9k/g2ufCGk1/DfCP2T/sQr7M8j/bT/wCZV/7fv/bev7q8Dv8AmI/7c/8Abz+Dvpl/8yT/ALmf/dc8i0nqPpX91cI/ZP4Or7s//9k=',
    '16 × 24',
    '2814e7 29c8e6 ff1400 ffc801 ffc96f',
    6,
  ],
  [
    'turned8',
    '/9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAgAAAAAAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAQABgDAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD9F9L6r9a/yR4R+yf1JX6nkX7a3/Mq/wDb9/7b1/dHgh/y/wD+3P8A28/g76ZW2Sf9zP8A7rnkml9V+tf3Rwj9k/g2ufCGk1/DfCP2T/sQr7M8j/bT/wCZV/7fv/bev7q8Dv8AmI/7c/8Abz+Dvpl/8yT/ALmf/dc8i0nqPpX91cI/ZP4Or7s//9k=',
    '16 × 24',
    '29c8e6 2814e7 ffc801 ff1400 ff156e',
    6,
  ],
] as const;

type Name = (typeof READ)[number][0];

const bytesOf = (name: Name) => decodeBase64(READ.find(([own]) => own === name)![1]).bytes;
const image = (name: Name) => sampleFile(`${name}.dat`, '', bytesOf(name));
const cut = (name: Name, length: number) => [sampleFile('a', '', bytesOf(name).slice(0, length))];

/** A copy in which some bytes are others. */
function changed(name: Name, at: number, ...bytes: number[]) {
  const made = bytesOf(name);
  made.set(bytes, at);
  return [sampleFile('a', '', made)];
}

interface Made {
  files: readonly { name: string; type: string; bytes: Uint8Array | Blob }[];
  pictures: readonly { dimensions: unknown; change: unknown; state: unknown }[];
}

/** The corners and the middle of a bitmap with 24 bits, which needs no decoder. */
function colorsOf({ files }: Made): number[] {
  const [bmp] = files;
  if (!(bmp?.bytes instanceof Uint8Array)) return [];
  const { bytes } = bmp;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const [width, height] = [view.getInt32(18, true), view.getInt32(22, true)];
  const stride = Math.ceil((width * 3) / 4) * 4;
  const middle = [Math.floor(width / 2), Math.floor(height / 2)] as const;
  const points = [[0, 0], [width - 1, 0], [0, height - 1], [width - 1, height - 1], middle] as const;
  return points.flatMap(([x, y]) => [2, 1, 0].map((part) => bytes[54 + stride * (height - 1 - y) + x * 3 + part]!));
}

/** Whether a bitmap has these colors, as another program reads them. */
const shows = (colors: string, tolerance: number) => (made: Made) => {
  const wanted = colors.split(' ').flatMap((color) => [0, 2, 4].map((at) => parseInt(color.slice(at, at + 2), 16)));
  const own = colorsOf(made);
  return own.length === wanted.length && own.every((part, index) => Math.abs(part - wanted[index]!) <= tolerance);
};
const sizeOf = (made: Made) => made.pictures[0]?.dimensions;
const startOf = ({ files: [first] }: Made, length: number) =>
  first?.bytes instanceof Uint8Array ? [...first.bytes.subarray(0, length)] : [];
const holds = ({ files: [first] }: Made, text: string) =>
  first?.bytes instanceof Uint8Array && new TextDecoder('latin1').decode(first.bytes).includes(text);

/** By Python: 100,000 × 100,000 pixels, which ten bytes claim to be. */
const BOMB = 'iVBORw0KGgoAAAANSUhEUgABhqAAAYagCAIAAAAnMJyfAAAAC0lEQVR4nGNggAEAAAoAAX+AdF4AAAAASUVORK5CYII=';
const bomb = sampleFile('bomb.png', 'image/png', decodeBase64(BOMB).bytes);
const SOF = bytesOf('jpeg').findIndex((byte, at, all) => byte === 0xff && all[at + 1] === 0xc0);
const ISPE = bytesOf('avif').findIndex(
  (byte, at, all) => byte === 0x69 && all[at + 1] === 0x73 && all[at + 2] === 0x70,
);
/** Pictures that say they are larger than their bytes. */
const LIARS = [
  [bomb],
  changed('jpeg', SOF + 5, 0xff, 0xdc, 0xff, 0xdc),
  changed('gif', 6, 0xff, 0xff, 0xff, 0xff),
  changed('bmp', 18, 0xff, 0xff, 0xff, 0x7f),
  changed('avif', ISPE + 8, 0, 1, 0, 0, 0, 1, 0, 0),
  changed('losslessWebp', 21, 0xff, 0xff, 0xff, 0x0f),
];
/** The same picture turned, resized and cropped by Pillow. */
const rgb = [image('rgbPng')];
const photo = sampleFile('photo.jpg', 'image/jpeg', decodeBase64(PHOTO).bytes);

export default casesOf<typeof tool>({
  convert: {
    examples: [
      // What is read: every kind of file, to a bitmap
      ...READ.map(([name, , size, colors, tolerance]) => ({
        input: { pictures: [image(name)], format: 'bmp' as const },
        check: (made: Made) => shows(colors, tolerance)(made) && String(sizeOf(made)) === size,
      })),
      {
        input: { pictures: [image('animatedGif')] },
        check: (made) => sizeOf(made) === '24 × 16' && JSON.stringify(made.pictures[0]?.state).includes('"frames":2'),
        warns: ['animated'],
      },
      // What is written: read back by Pillow and ImageMagick; here only how it begins
      {
        input: { pictures: rgb, format: 'jpeg' },
        check: (made) => startOf(made, 4).join() === '255,216,255,224' && made.files[0]?.name === 'rgbPng.jpg',
      },
      { input: { pictures: rgb, format: 'webp' }, check: (made) => holds(made, 'WEBPVP8 ') },
      { input: { pictures: rgb, format: 'webp', quality: 100 }, check: (made) => holds(made, 'WEBPVP8L') },
      { input: { pictures: rgb, format: 'avif' }, check: (made) => holds(made, 'ftypavif') },
      { input: { pictures: rgb, format: 'ico' }, check: (made) => startOf(made, 8).join() === '0,0,1,0,1,0,24,16' },
      // The smallest kind of PNG that keeps every pixel: palette, gray
      { input: { pictures: [image('bmp')], format: 'png' }, check: (made) => startOf(made, 26).at(-1) === 3 },
      {
        input: { pictures: [image('grayJpeg')], format: 'png' },
        check: (made) => [0, 3].includes(startOf(made, 26).at(-1)!),
      },
      // A GIF keeps up to 256 colors; of more, and of half transparent pixels, it says so
      {
        input: { pictures: [image('grayJpeg')], format: 'gif' },
        warns: [],
        check: (made) => holds(made, 'GIF89a') && sizeOf(made) === '24 × 16',
      },
      {
        input: { pictures: [image('alphaPng')], format: 'gif' },
        warns: ['reduced'],
        check: (made) => holds(made, 'GIF89a'),
      },
      // Transparency
      {
        input: { pictures: [image('alphaPng')], format: 'jpeg' },
        warns: ['flattened'],
        check: (made) => sizeOf(made) === '24 × 16',
      },
      {
        input: { pictures: [image('alphaPng')], format: 'png' },
        warns: [],
        check: (made) => startOf(made, 26).at(-1)! >= 3,
      },
      {
        input: { pictures: [image('alphaPng')], format: 'bmp', background: '#000' },
        check: shows('000000 000000 f01300 2612d8 141440', 24),
      },
      // Metadata goes unless it is kept, and says nothing of a turn that has been made
      {
        input: { pictures: [image('turned6')], format: 'jpeg' },
        check: (made) => !holds(made, 'Exif') && sizeOf(made) === '16 × 24',
      },
      {
        input: { pictures: [image('turned6')], format: 'jpeg', keepMetadata: true },
        check: (made) => holds(made, 'Exif\0\0MM'),
      },
      {
        input: { pictures: [image('turned6')], format: 'webp', keepMetadata: true },
        check: (made) => holds(made, 'WEBPVP8X') && holds(made, 'EXIF'),
      },
      {
        input: { pictures: [image('turned6')], format: 'png', keepMetadata: true },
        check: (made) => holds(made, 'eXIf'),
      },
      {
        input: { pictures: [image('turned6')], format: 'avif', keepMetadata: true },
        warns: ['metadata-lost'],
        check: (made) => sizeOf(made) === '16 × 24',
      },
      // What is small already stays as it is
      {
        input: { pictures: [image('losslessWebp')], format: 'same' },
        check: (made) => made.pictures[0]?.change === '0%',
      },
      { input: { pictures: [image('gif')], format: 'same' }, check: (made) => made.files[0]?.type === 'image/gif' },
      // Up to a size, by quality and then by dimensions
      {
        input: { pictures: [image('bmp')], format: 'jpeg', mostKilobytes: 1 },
        check: ({ pictures: [row] }) => Number(row?.after) <= 1000 && row?.dimensions === '24 × 16',
      },
      {
        input: { pictures: [image('deepPng')], format: 'bmp', mostKilobytes: 1 },
        check: ({ pictures: [row] }) => Number(row?.after) <= 1000 && row?.dimensions !== '24 × 16',
      },
      // Sizes are checked before memory is taken
      ...LIARS.map((pictures) => ({ input: { pictures }, fails: 'image-too-large' as const })),
      { input: { pictures: changed('bmp', 18, 0, 0, 0, 0) }, fails: 'broken-image' },
      { input: { pictures: changed('gif', 6, 0, 0, 0, 0) }, fails: 'broken-image' },
      // Cut
      ...(
        [
          ['rgbPng', 60],
          ['bmp', 200],
          ['gif', 20],
          ['losslessWebp', 30],
          ['avif', 280],
          ['pngIcon', 90],
          ['bitmapIcon', 300],
          ['jpeg', 200],
        ] as const
      ).map(([name, length]) => ({ input: { pictures: cut(name, length) }, fails: 'broken-image' as const })),
      {
        input: { pictures: cut('jpeg', bytesOf('jpeg').length - 40) },
        warns: ['cut'],
        check: (made) => sizeOf(made) === '24 × 16',
      },
      // Nothing that is converted here
      { input: { pictures: [sampleFile('a.png', 'image/png', encodeUtf8('hello'))] }, fails: 'not-an-image' },
      { input: { pictures: [sampleFile('a.png', 'image/png', new Uint8Array())] }, fails: 'not-an-image' },
      {
        input: { pictures: [sampleFile('a.tif', '', Uint8Array.of(0x49, 0x49, 0x2a, 0))] },
        fails: 'unsupported-image',
      },
      {
        input: { pictures: [sampleFile('a.svg', '', encodeUtf8('<svg xmlns="http://www.w3.org/2000/svg"/>'))] },
        fails: 'needs-browser',
      },
      // One of several
      {
        input: { pictures: [image('rgbPng'), bomb, image('jpeg')], format: 'webp' },
        check: ({ files, pictures }) =>
          files.map(({ name }) => name).join() === 'rgbPng.webp,jpeg.webp' &&
          pictures[1]?.dimensions === null &&
          pictures.length === 3,
        warns: ['failed'],
      },
      { input: { pictures: rgb, quality: 101 }, fails: 'above-maximum' },
      { input: { pictures: [] }, output: {} },
    ],
  },

  resize: {
    examples: [
      ...(
        [
          [12, 8, 'ffc805 28c8e1 ff1405 2814e1 341e7d'],
          [48, 32, 'ffc800 28c8e7 ff1400 2814e7 553a76'],
          [5, 13, 'fbc813 2cc8d3 fb1413 2c14d3 946e73'],
          [1, 1, '946e73 946e73 946e73 946e73 946e73'],
        ] as const
      ).map(([width, height, colors]) => ({
        input: { pictures: rgb, fit: 'exact' as const, width, height, format: 'bmp' as const },
        check: shows(colors, 2),
      })),
      ...(
        [
          ['fit', 12, 12, false, '24 × 16 → 12 × 8'],
          ['fit', 4, null, false, '24 × 16 → 4 × 3'],
          ['fit', null, 4, false, '24 × 16 → 6 × 4'],
          ['fit', 100, 100, false, '24 × 16'],
          ['fit', 100, 100, true, '24 × 16 → 100 × 67'],
          ['fit', null, null, false, '24 × 16'],
          ['fill', 10, 10, false, '24 × 16 → 10 × 10'],
          ['fill', 40, 10, false, '24 × 16 → 40 × 10'],
          ['exact', 1, 32, false, '24 × 16 → 1 × 32'],
          ['exact', 12, null, false, '24 × 16 → 12 × 8'],
        ] as const
      ).map(([fit, width, height, enlarge, size]) => ({
        input: { pictures: rgb, fit, width, height, enlarge },
        check: (made: Made) => sizeOf(made) === size,
      })),
      { input: { pictures: rgb, fit: 'percent', percent: 50 }, check: (made) => sizeOf(made) === '24 × 16 → 12 × 8' },
      { input: { pictures: rgb, fit: 'percent', percent: 1 }, check: (made) => sizeOf(made) === '24 × 16 → 1 × 1' },
      // What is transparent doesn't shine through at the edges
      {
        input: { pictures: [image('alphaPng')], fit: 'exact', width: 3, height: 2, format: 'bmp', background: '#fff' },
        check: shows('ffeac5 c2eaef ff5a5c 525ad3 af5a96', 8),
      },
      // Photos are reduced while they are decoded, also those that are turned afterwards; what can't be reduced is decoded whole
      {
        input: { pictures: [image('turned6')], fit: 'exact', width: 4, height: 6, format: 'bmp' },
        check: (made) => sizeOf(made) === '16 × 24 → 4 × 6' && shows('fe110e fecb0f 2911d8 29cbd7 35bd86', 16)(made),
      },
      {
        input: { pictures: [image('jpeg')], fit: 'percent', percent: 50, format: 'bmp' },
        check: (made) => sizeOf(made) === '24 × 16 → 12 × 8',
      },
      {
        input: { pictures: cut('jpeg', bytesOf('jpeg').length - 40), fit: 'percent', percent: 50 },
        warns: ['cut'],
        check: (made) => sizeOf(made) === '24 × 16 → 12 × 8',
      },
      { input: { pictures: cut('jpeg', 200), fit: 'percent', percent: 50 }, fails: 'broken-image' },
      { input: { pictures: rgb, fit: 'exact', width: 32_767, height: 32_767 }, fails: 'image-too-large' },
      { input: { pictures: rgb, fit: 'exact', width: 20_000, height: 4, format: 'webp' }, fails: 'side-too-long' },
      { input: { pictures: rgb, width: 0 }, fails: 'below-minimum' },
      { input: { pictures: [] }, output: {} },
    ],
  },

  edit: {
    examples: [
      ...(
        [
          ['90', 'none', 'ff1400 ffc800 2814e6 28c8e6 28c878'],
          ['180', 'none', '2814e6 ff1400 28c8e6 ffc800 ffc86e'],
          ['270', 'none', '28c8e6 2814e6 ffc800 ff1400 ff146e'],
          ['0', 'horizontal', '28c8e6 ffc800 2814e6 ff1400 ff146e'],
          ['0', 'vertical', 'ff1400 2814e6 ffc800 28c8e6 28c878'],
          ['90', 'horizontal', 'ffc800 ff1400 28c8e6 2814e6 281478'],
        ] as const
      ).map(([turn, flip, colors]) => ({
        input: { pictures: rgb, turn, flip, format: 'bmp' as const },
        check: shows(colors, 0),
      })),
      {
        input: { pictures: rgb, crop: 'area', area: '10, 3, 7, 12', format: 'bmp' },
        check: shows('ffc864 28c8a0 ff1464 2814a0 281482', 0),
      },
      { input: { pictures: rgb, crop: 'ratio', ratio: '1:1' }, check: (made) => sizeOf(made) === '24 × 16 → 16 × 16' },
      { input: { pictures: rgb, crop: 'ratio', ratio: '0.5' }, check: (made) => sizeOf(made) === '24 × 16 → 8 × 16' },
      {
        input: { pictures: rgb, crop: 'ratio', ratio: '900 / 1' },
        check: (made) => sizeOf(made) === '24 × 16 → 24 × 1',
      },
      { input: { pictures: rgb, crop: 'ratio', ratio: '16:0' }, fails: 'bad-ratio', field: 'ratio' },
      { input: { pictures: rgb, crop: 'ratio', ratio: 'wide' }, fails: 'bad-ratio', field: 'ratio' },
      ...(['25%, 50%, 50%, 50%', '25% 50% 50.005% 50%'] as const).map((share) => ({
        input: { pictures: [...rgb, photo], crop: 'area' as const, area: share },
        check: ({ pictures: rows }: Made) =>
          rows.map(({ dimensions }) => dimensions).join() === '24 × 16 → 12 × 8,160 × 107 → 80 × 53',
      })),
      ...(['25%, 50%, 50%', '60%, 0%, 41%, 9%', '0%, 0%, 0%, 9%', '10%, 10, 10, 10', '1e1%, 0%, 5%, 5%'] as const).map(
        (area) => ({ input: { pictures: rgb, crop: 'area' as const, area }, fails: 'bad-area' as const }),
      ),
      { input: { pictures: rgb, crop: 'area', area: '0 0 24' }, fails: 'bad-area', field: 'area' },
      { input: { pictures: rgb, crop: 'area', area: '0,0,0,5' }, fails: 'bad-area', field: 'area' },
      { input: { pictures: rgb, crop: 'area', area: '-1,0,5,5' }, fails: 'bad-area', field: 'area' },
      { input: { pictures: rgb, crop: 'area', area: '20,0,5,5' }, fails: 'outside-picture' },
      { input: { pictures: [] }, output: {} },
    ],
  },

  favicon: {
    examples: [
      {
        input: { picture: image('rgbPng'), name: '“A” & </script>' },
        check: ({ files }) => {
          const manifest = files.find(({ name }) => name === 'site.webmanifest')?.bytes;
          return (
            manifest instanceof Uint8Array && JSON.parse(new TextDecoder().decode(manifest)).name === '“A” & </script>'
          );
        },
        warns: ['small'],
      },
      { input: { picture: bomb }, fails: 'image-too-large' },
      { input: { picture: null }, output: {} },
    ],
  },

  colors: {
    examples: [
      // ImageMagick: identify -format %k
      {
        input: { picture: image('rgbPng'), most: 2 },
        check: ({ colors, count }) => count === 48 && colors.length === 2,
      },
      {
        input: { picture: image('bitPng') },
        check: ({ colors }) =>
          colors
            .map(({ hex }) => hex)
            .toSorted()
            .join() === '#000000,#ffffff',
      },
      {
        input: { picture: image('grayJpeg'), most: 32 },
        check: ({ colors }) => colors.length <= 32 && colors.length > 1,
      },
      { input: { picture: image('bmp'), most: 1 }, check: ({ colors }) => colors[0]?.hex === '#946e73' },
      { input: { picture: bomb }, fails: 'image-too-large' },
      { input: { picture: null }, output: { preview: '', count: null } },
    ],
  },
});
