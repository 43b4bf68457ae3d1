import { casesOf } from '../../src/core/spec.ts';
import { ED25519_JWK, type default as tool } from './jwk-converter.ts';

// Keys, their JWK and thumbprints are made with Python's cryptography 48 (OpenSSL 3).
const RSA = {
  thumbprint: '4Xhbs1bxj8R8PSqKt5Oas2mKzLcRt2dk4UiDT2GHiec',
  jwk: '{"kty":"RSA","n":"ssqC4nsYrDJ2AOftwyYrygKmh5t2X5JAkvsrupJyQHbvQe9ppG71mVOQviQDz5OFlZI-S6wkOpzlyCxmoxJ_P641WINzPwMNKCW62_vJ0naxxOfZtcXgYuEGZPFwv_V_QvAsLM3L3Ps4QmdA7sA7P69oBI5z9zM0Cee7PO5pHIVAJ8zzfpRa70wOzNBz3n_dDZ-zVdB2L3CQsXuhK_NEcmZYFGZkPLzueAPZl_ETTwpEccItQATQfISXDN2GT0sm_wqCOCrxO1ZYzaj-FQgMcBTD86WmHM-Fqp-7VM3OTUrURkWR_xtA9hYoX784sTN87SToy9Yz6weV9DqQ3dBbgw","e":"AQAB","d":"B-snAtrkckDF4y8vSgf3XO1Jhnk6Zx82IIxi5Z-CbRwXZ3pjQAO-Eu1iXFmB_0z18XSJsWMaM6v3rV1Ydy5-V-N77110p2_-KPukaNI50314TO1FdWLvMWuGYGAlJNgkEi9-KJNwzQSMLry3lOg-RFYDeF6XmkI4f5vPOiXUN_QUlp8sEDpE5lxZzfMCJrxu_bLsHJCNZPMVzsJ-0UkfdGWJup2PYtP_7JdSyoDuqffChynX1XyZInQbLh0rcmwvALkXtVp2zAzZTww8SQuiaygO063OHIWcidCTCuQylMN7nryHYcSqxfF6aLohriFWkMpuyxO1Eb6AW59jagmCyQ","p":"8ZbHDVWpBfz42LuMqHyT83kZeQHVecGsDiZmPLewdXMF5ma6Wn8NR4fCt1PWBfISGxVcLDZhRcXbG4z9bHFiqoY1kxxLcGV8iPMfm2quyhGBUAG3uhrdtYXSRL_M_uwgmKx2fzdvhC6fIimH1Kxts4SUveSNLTc6Hu10TbR7Zu0","q":"vXTErcjTdFwRiv373rPXDS6urIkELgWMGmEBLgDMir2Hl6R02ChjS6fXNgmRQaMsA0jJOcWi4ycXen4HFmR-ZqAEnEU43l3mLkTECsvw6rPfiG4OAj1X1XNtzMef5J7qKwknK-hRJZdgIfC9fAU2Q7VY8K8T0B8kAySAY701ji8","dp":"5uFZyfybVAW3LCnQ-xRTsNOC7Io8IehdLgi0nEJQeW47rT1vyxyw7DNqexm76GK3uvpm5Dn0LGIyS9oqN4EE8kLg4H6h-gCDS75N7pG-CY9BLdz2YP1b9Sa3FMzYdKflXwMzG9E22fRUUKmwDifbjzydifzqjtPAz93O0JQzeuE","dq":"VCVsxZMQ9_l8gTNVjxBpT52QT2l7xcUI-R5km74XGvgbJSsSCn_FunCNkZ6mOXTzs3G8jkBNnH5cWzdmhneT_JjN82p7W6hw99PrDrCODHBftATNjAka3d8qwW1Ygv5iG0Mxdrr0b7HQLML0JgVamLAPFLduIV3zbMHllGcRRlk","qi":"FLB3jKSTWe7PxN_KxXvkiLMWPyLP0xDNQzz6YhL-qSWf78IKZEyr2SfNBjWKg7wd0uhPYFi-piSTcV8Oo5WhLUZ6EImU_LXi3LePCZrTxCjY5vWL0pHhzXl8K19nfmgimLAvXopcXihjdvl0N1CZwpk5B0GBg7qrIzsyKD5g-P8"}',
  publicJwk:
    '{"kty":"RSA","n":"ssqC4nsYrDJ2AOftwyYrygKmh5t2X5JAkvsrupJyQHbvQe9ppG71mVOQviQDz5OFlZI-S6wkOpzlyCxmoxJ_P641WINzPwMNKCW62_vJ0naxxOfZtcXgYuEGZPFwv_V_QvAsLM3L3Ps4QmdA7sA7P69oBI5z9zM0Cee7PO5pHIVAJ8zzfpRa70wOzNBz3n_dDZ-zVdB2L3CQsXuhK_NEcmZYFGZkPLzueAPZl_ETTwpEccItQATQfISXDN2GT0sm_wqCOCrxO1ZYzaj-FQgMcBTD86WmHM-Fqp-7VM3OTUrURkWR_xtA9hYoX784sTN87SToy9Yz6weV9DqQ3dBbgw","e":"AQAB"}',
  pem: `-----BEGIN PRIVATE KEY-----
MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQCyyoLiexisMnYA
5+3DJivKAqaHm3ZfkkCS+yu6knJAdu9B72mkbvWZU5C+JAPPk4WVkj5LrCQ6nOXI
LGajEn8/rjVYg3M/Aw0oJbrb+8nSdrHE59m1xeBi4QZk8XC/9X9C8Cwszcvc+zhC
Z0DuwDs/r2gEjnP3MzQJ57s87mkchUAnzPN+lFrvTA7M0HPef90Nn7NV0HYvcJCx
e6Er80RyZlgUZmQ8vO54A9mX8RNPCkRxwi1ABNB8hJcM3YZPSyb/CoI4KvE7VljN
qP4VCAxwFMPzpaYcz4Wqn7tUzc5NStRGRZH/G0D2FihfvzixM3ztJOjL1jPrB5X0
OpDd0FuDAgMBAAECggEAB+snAtrkckDF4y8vSgf3XO1Jhnk6Zx82IIxi5Z+CbRwX
Z3pjQAO+Eu1iXFmB/0z18XSJsWMaM6v3rV1Ydy5+V+N77110p2/+KPukaNI50314
TO1FdWLvMWuGYGAlJNgkEi9+KJNwzQSMLry3lOg+RFYDeF6XmkI4f5vPOiXUN/QU
lp8sEDpE5lxZzfMCJrxu/bLsHJCNZPMVzsJ+0UkfdGWJup2PYtP/7JdSyoDuqffC
hynX1XyZInQbLh0rcmwvALkXtVp2zAzZTww8SQuiaygO063OHIWcidCTCuQylMN7
nryHYcSqxfF6aLohriFWkMpuyxO1Eb6AW59jagmCyQKBgQDxlscNVakF/PjYu4yo
fJPzeRl5AdV5wawOJmY8t7B1cwXmZrpafw1Hh8K3U9YF8hIbFVwsNmFFxdsbjP1s
cWKqhjWTHEtwZXyI8x+baq7KEYFQAbe6Gt21hdJEv8z+7CCYrHZ/N2+ELp8iKYfU
rG2zhJS95I0tNzoe7XRNtHtm7QKBgQC9dMStyNN0XBGK/fves9cNLq6siQQuBYwa
YQEuAMyKvYeXpHTYKGNLp9c2CZFBoywDSMk5xaLjJxd6fgcWZH5moAScRTjeXeYu
RMQKy/Dqs9+Ibg4CPVfVc23Mx5/knuorCScr6FEll2Ah8L18BTZDtVjwrxPQHyQD
JIBjvTWOLwKBgQDm4VnJ/JtUBbcsKdD7FFOw04Lsijwh6F0uCLScQlB5bjutPW/L
HLDsM2p7GbvoYre6+mbkOfQsYjJL2io3gQTyQuDgfqH6AINLvk3ukb4Jj0Et3PZg
/Vv1JrcUzNh0p+VfAzMb0TbZ9FRQqbAOJ9uPPJ2J/OqO08DP3c7QlDN64QKBgFQl
bMWTEPf5fIEzVY8QaU+dkE9pe8XFCPkeZJu+Fxr4GyUrEgp/xbpwjZGepjl087Nx
vI5ATZx+XFs3ZoZ3k/yYzfNqe1uocPfT6w6wjgxwX7QEzYwJGt3fKsFtWIL+YhtD
MXa69G+x0CzC9CYFWpiwDxS3biFd82zB5ZRnEUZZAoGAFLB3jKSTWe7PxN/KxXvk
iLMWPyLP0xDNQzz6YhL+qSWf78IKZEyr2SfNBjWKg7wd0uhPYFi+piSTcV8Oo5Wh
LUZ6EImU/LXi3LePCZrTxCjY5vWL0pHhzXl8K19nfmgimLAvXopcXihjdvl0N1CZ
wpk5B0GBg7qrIzsyKD5g+P8=
-----END PRIVATE KEY-----
`,
  publicPem: `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAssqC4nsYrDJ2AOftwyYr
ygKmh5t2X5JAkvsrupJyQHbvQe9ppG71mVOQviQDz5OFlZI+S6wkOpzlyCxmoxJ/
P641WINzPwMNKCW62/vJ0naxxOfZtcXgYuEGZPFwv/V/QvAsLM3L3Ps4QmdA7sA7
P69oBI5z9zM0Cee7PO5pHIVAJ8zzfpRa70wOzNBz3n/dDZ+zVdB2L3CQsXuhK/NE
cmZYFGZkPLzueAPZl/ETTwpEccItQATQfISXDN2GT0sm/wqCOCrxO1ZYzaj+FQgM
cBTD86WmHM+Fqp+7VM3OTUrURkWR/xtA9hYoX784sTN87SToy9Yz6weV9DqQ3dBb
gwIDAQAB
-----END PUBLIC KEY-----
`,
};
const P256 = {
  thumbprint: '_9v1Sa98eHAUCxmJ5cV7su3b1ht4djk-r7D1AhrSSWM',
  jwk: '{"kty":"EC","crv":"P-256","x":"MS_ouBNXFSwPPDeqD6b-nmx2aCfSIvFhIlDXtPweeH8","y":"Nkq2t4cqOWkmqkM4eHHuoRzzBN5Odr23qfTYMPMnrfE","d":"6ulP600VZ0ZAXOj7FKtVvZUpdL9dgxE6rkI3H-6rhMk"}',
  publicJwk:
    '{"kty":"EC","crv":"P-256","x":"MS_ouBNXFSwPPDeqD6b-nmx2aCfSIvFhIlDXtPweeH8","y":"Nkq2t4cqOWkmqkM4eHHuoRzzBN5Odr23qfTYMPMnrfE"}',
  pem: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg6ulP600VZ0ZAXOj7
FKtVvZUpdL9dgxE6rkI3H+6rhMmhRANCAAQxL+i4E1cVLA88N6oPpv6ebHZoJ9Ii
8WEiUNe0/B54fzZKtreHKjlpJqpDOHhx7qEc8wTeTna9t6n02DDzJ63x
-----END PRIVATE KEY-----
`,
  publicPem: `-----BEGIN PUBLIC KEY-----
MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEMS/ouBNXFSwPPDeqD6b+nmx2aCfS
IvFhIlDXtPweeH82Sra3hyo5aSaqQzh4ce6hHPME3k52vbep9Ngw8yet8Q==
-----END PUBLIC KEY-----
`,
};
const P384 = {
  thumbprint: 'cLCIRxnsAZHD5VwbnWulEz9Jd3CqpVyXTYwOPT11eN0',
  jwk: '{"kty":"EC","crv":"P-384","x":"1aai4Tmo9FodM-IhQUPCyLBEmYHed-R9bEXu24OL_DZ21DU8jLK4KrAepA7lVrqv","y":"jVVzXUSjY8eIMSxP2_wMck5oMro8AnH42zdaoA8gw5At5HsZDBmue8P758DVUcvA","d":"vWrRde-SlRinFUH3807uYENrcJF9dyQGa0IVyJi-fcW7NM1mljhvGNAesWOHKhFg"}',
  publicJwk:
    '{"kty":"EC","crv":"P-384","x":"1aai4Tmo9FodM-IhQUPCyLBEmYHed-R9bEXu24OL_DZ21DU8jLK4KrAepA7lVrqv","y":"jVVzXUSjY8eIMSxP2_wMck5oMro8AnH42zdaoA8gw5At5HsZDBmue8P758DVUcvA"}',
  pem: `-----BEGIN PRIVATE KEY-----
MIG2AgEAMBAGByqGSM49AgEGBSuBBAAiBIGeMIGbAgEBBDC9atF175KVGKcVQffz
Tu5gQ2twkX13JAZrQhXImL59xbs0zWaWOG8Y0B6xY4cqEWChZANiAATVpqLhOaj0
Wh0z4iFBQ8LIsESZgd535H1sRe7bg4v8NnbUNTyMsrgqsB6kDuVWuq+NVXNdRKNj
x4gxLE/b/AxyTmgyujwCcfjbN1qgDyDDkC3kexkMGa57w/vnwNVRy8A=
-----END PRIVATE KEY-----
`,
  publicPem: `-----BEGIN PUBLIC KEY-----
MHYwEAYHKoZIzj0CAQYFK4EEACIDYgAE1aai4Tmo9FodM+IhQUPCyLBEmYHed+R9
bEXu24OL/DZ21DU8jLK4KrAepA7lVrqvjVVzXUSjY8eIMSxP2/wMck5oMro8AnH4
2zdaoA8gw5At5HsZDBmue8P758DVUcvA
-----END PUBLIC KEY-----
`,
};
const P521 = {
  thumbprint: '6dhwLuBU9Fg6Tyj5-eGIteaLG5BmebPWdjbwwl4YyXE',
  jwk: '{"kty":"EC","crv":"P-521","x":"AQDJ_rJzcdhphmytfH4c_jDmg2196Kh7g7Xur6FgEvNxQKKJNnlajg6AFFu4ukNa-a96vwePELphdRZUUXKeaPMV","y":"Af_IJ7kbBw5c6U-EWD4l-NjYAV1O1FMUs7L8SPA7z9fVe1pSt6DzSbNWcRmcZF7baxyEbapxcrVGbDfMX6esNpJ3","d":"AEyrq_nYl56vwc1aqlkkXd5SUbX0UqCjghedppl58QmgCqsY6dlN3-jydD4zocTeNbOeCwsfGi_MJ8cEYJLvGb4N"}',
  publicJwk:
    '{"kty":"EC","crv":"P-521","x":"AQDJ_rJzcdhphmytfH4c_jDmg2196Kh7g7Xur6FgEvNxQKKJNnlajg6AFFu4ukNa-a96vwePELphdRZUUXKeaPMV","y":"Af_IJ7kbBw5c6U-EWD4l-NjYAV1O1FMUs7L8SPA7z9fVe1pSt6DzSbNWcRmcZF7baxyEbapxcrVGbDfMX6esNpJ3"}',
  pem: `-----BEGIN PRIVATE KEY-----
MIHuAgEAMBAGByqGSM49AgEGBSuBBAAjBIHWMIHTAgEBBEIATKur+diXnq/BzVqq
WSRd3lJRtfRSoKOCF52mmXnxCaAKqxjp2U3f6PJ0PjOhxN41s54LCx8aL8wnxwRg
ku8Zvg2hgYkDgYYABAEAyf6yc3HYaYZsrXx+HP4w5oNtfeioe4O17q+hYBLzcUCi
iTZ5Wo4OgBRbuLpDWvmver8HjxC6YXUWVFFynmjzFQH/yCe5GwcOXOlPhFg+JfjY
2AFdTtRTFLOy/EjwO8/X1XtaUreg80mzVnEZnGRe22schG2qcXK1Rmw3zF+nrDaS
dw==
-----END PRIVATE KEY-----
`,
  publicPem: `-----BEGIN PUBLIC KEY-----
MIGbMBAGByqGSM49AgEGBSuBBAAjA4GGAAQBAMn+snNx2GmGbK18fhz+MOaDbX3o
qHuDte6voWAS83FAook2eVqODoAUW7i6Q1r5r3q/B48QumF1FlRRcp5o8xUB/8gn
uRsHDlzpT4RYPiX42NgBXU7UUxSzsvxI8DvP19V7WlK3oPNJs1ZxGZxkXttrHIRt
qnFytUZsN8xfp6w2knc=
-----END PUBLIC KEY-----
`,
};
const ED = {
  thumbprint: 'h2qcw6zkUVWctwQaEK9WmnCRDaHIf9_UYpCptioRTmw',
  jwk: '{"kty":"OKP","crv":"Ed25519","x":"xQT73aJ8wXGZWQFMbOz-PT3iAQVOd5h_KWPGy_doFtw","d":"yCuroqsCzQSzFRSdgOiU1h7Dapgc53kWAVGB275bdCo"}',
  publicJwk: '{"kty":"OKP","crv":"Ed25519","x":"xQT73aJ8wXGZWQFMbOz-PT3iAQVOd5h_KWPGy_doFtw"}',
  pem: `-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VwBCIEIMgrq6KrAs0EsxUUnYDolNYew2qYHOd5FgFRgdu+W3Qq
-----END PRIVATE KEY-----
`,
  publicPem: `-----BEGIN PUBLIC KEY-----
MCowBQYDK2VwAyEAxQT73aJ8wXGZWQFMbOz+PT3iAQVOd5h/KWPGy/doFtw=
-----END PUBLIC KEY-----
`,
};
const X = {
  thumbprint: 'dk3faPJAe5wD88M-KWTarly96Hzhsgy6eNyObOuM0S0',
  jwk: '{"kty":"OKP","crv":"X25519","x":"ZUQSA8b9uG2OgwlKkMM6ZGxyPPw8ma2cT4thHEPU3HE","d":"gNkYG2kixmUw-voMzuzZgaIEMSvIpgIM9ki30lPc_2s"}',
  publicJwk: '{"kty":"OKP","crv":"X25519","x":"ZUQSA8b9uG2OgwlKkMM6ZGxyPPw8ma2cT4thHEPU3HE"}',
  pem: `-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VuBCIEIIDZGBtpIsZlMPr6DM7s2YGiBDEryKYCDPZIt9JT3P9r
-----END PRIVATE KEY-----
`,
  publicPem: `-----BEGIN PUBLIC KEY-----
MCowBQYDK2VuAyEAZUQSA8b9uG2OgwlKkMM6ZGxyPPw8ma2cT4thHEPU3HE=
-----END PUBLIC KEY-----
`,
};
const RSA_OLD = `-----BEGIN RSA PRIVATE KEY-----
MIIEowIBAAKCAQEAssqC4nsYrDJ2AOftwyYrygKmh5t2X5JAkvsrupJyQHbvQe9p
pG71mVOQviQDz5OFlZI+S6wkOpzlyCxmoxJ/P641WINzPwMNKCW62/vJ0naxxOfZ
tcXgYuEGZPFwv/V/QvAsLM3L3Ps4QmdA7sA7P69oBI5z9zM0Cee7PO5pHIVAJ8zz
fpRa70wOzNBz3n/dDZ+zVdB2L3CQsXuhK/NEcmZYFGZkPLzueAPZl/ETTwpEccIt
QATQfISXDN2GT0sm/wqCOCrxO1ZYzaj+FQgMcBTD86WmHM+Fqp+7VM3OTUrURkWR
/xtA9hYoX784sTN87SToy9Yz6weV9DqQ3dBbgwIDAQABAoIBAAfrJwLa5HJAxeMv
L0oH91ztSYZ5OmcfNiCMYuWfgm0cF2d6Y0ADvhLtYlxZgf9M9fF0ibFjGjOr961d
WHcuflfje+9ddKdv/ij7pGjSOdN9eEztRXVi7zFrhmBgJSTYJBIvfiiTcM0EjC68
t5ToPkRWA3hel5pCOH+bzzol1Df0FJafLBA6ROZcWc3zAia8bv2y7ByQjWTzFc7C
ftFJH3Rlibqdj2LT/+yXUsqA7qn3wocp19V8mSJ0Gy4dK3JsLwC5F7VadswM2U8M
PEkLomsoDtOtzhyFnInQkwrkMpTDe568h2HEqsXxemi6Ia4hVpDKbssTtRG+gFuf
Y2oJgskCgYEA8ZbHDVWpBfz42LuMqHyT83kZeQHVecGsDiZmPLewdXMF5ma6Wn8N
R4fCt1PWBfISGxVcLDZhRcXbG4z9bHFiqoY1kxxLcGV8iPMfm2quyhGBUAG3uhrd
tYXSRL/M/uwgmKx2fzdvhC6fIimH1Kxts4SUveSNLTc6Hu10TbR7Zu0CgYEAvXTE
rcjTdFwRiv373rPXDS6urIkELgWMGmEBLgDMir2Hl6R02ChjS6fXNgmRQaMsA0jJ
OcWi4ycXen4HFmR+ZqAEnEU43l3mLkTECsvw6rPfiG4OAj1X1XNtzMef5J7qKwkn
K+hRJZdgIfC9fAU2Q7VY8K8T0B8kAySAY701ji8CgYEA5uFZyfybVAW3LCnQ+xRT
sNOC7Io8IehdLgi0nEJQeW47rT1vyxyw7DNqexm76GK3uvpm5Dn0LGIyS9oqN4EE
8kLg4H6h+gCDS75N7pG+CY9BLdz2YP1b9Sa3FMzYdKflXwMzG9E22fRUUKmwDifb
jzydifzqjtPAz93O0JQzeuECgYBUJWzFkxD3+XyBM1WPEGlPnZBPaXvFxQj5HmSb
vhca+BslKxIKf8W6cI2RnqY5dPOzcbyOQE2cflxbN2aGd5P8mM3zantbqHD30+sO
sI4McF+0BM2MCRrd3yrBbViC/mIbQzF2uvRvsdAswvQmBVqYsA8Ut24hXfNsweWU
ZxFGWQKBgBSwd4ykk1nuz8TfysV75IizFj8iz9MQzUM8+mIS/qkln+/CCmRMq9kn
zQY1ioO8HdLoT2BYvqYkk3FfDqOVoS1GehCJlPy14ty3jwma08Qo2Ob1i9KR4c15
fCtfZ35oIpiwL16KXF4oY3b5dDdQmcKZOQdBgYO6qyM7Mig+YPj/
-----END RSA PRIVATE KEY-----
`;
const EC_OLD = `-----BEGIN EC PRIVATE KEY-----
MHcCAQEEIOrpT+tNFWdGQFzo+xSrVb2VKXS/XYMROq5CNx/uq4TJoAoGCCqGSM49
AwEHoUQDQgAEMS/ouBNXFSwPPDeqD6b+nmx2aCfSIvFhIlDXtPweeH82Sra3hyo5
aSaqQzh4ce6hHPME3k52vbep9Ngw8yet8Q==
-----END EC PRIVATE KEY-----
`;
const SECP256K1 = `-----BEGIN PUBLIC KEY-----
MFYwEAYHKoZIzj0CAQYFK4EEAAoDQgAEBe74iQ5GMTALUTx8cyA/E903TGCFNZ4P
vd5FgVe3biMwOoBsgQu5bEBLYlmPwb8x0e1n3HQbVg1rV8ad0BUVkA==
-----END PUBLIC KEY-----
`;
// RFC 7638, 3.1
const RFC_7638 =
  '{"kty":"RSA","n":"0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx4cbbfAAtVT86zwu1RK7aPFFxuhDR1L6tSoc_BJECPebWKRXjBZCiFV4n3oknjhMstn64tZ_2W-5JsGY4Hc5n9yBXArwl93lqt7_RN5w6Cf0h4QyQ5v-65YGjQR0_FDW2QvzqY368QQMicAtaSqzs8KJZgnYb9c7d0zgdAZHzu6qMQvRL5hajrn1n91CbOpbISD08qNLyrdkt-bFTWhAI4vMQFh6WeZu0fM4lFd2NcRwr3XPksINHaQ-G_xBniIqbw0Ls1jF44-csFCur-kEgU8awapJzKnqDKgw","e":"AQAB","alg":"RS256","kid":"2011-04-29"}';
// RFC 7515, appendix A.3.1
const RFC_7515 =
  '{"kty":"EC","crv":"P-256","x":"f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU","y":"x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0","d":"jpsQnnGQmL-YBIffH1136cspYG6-0iY7X1fCE9-E9LI"}';
// RFC 8037, appendix A.6
const RFC_8037_X25519 = '{"kty":"OKP","crv":"X25519","kid":"Bob","x":"3p7bfXt9wbTTW2HC7OQ1Nz-DQ8hbeGdNrfx-FG-IK08"}';
type Values = { converted: string; publicKey: string; keys: readonly { type: unknown; kid: unknown }[] };
const plain = (json: string) => {
  const { kid: _kid, ...key } = JSON.parse(json) as Record<string, unknown>;
  return JSON.stringify(Object.entries(key).toSorted());
};
/** A JWK becomes this PEM, and a PEM this JWK. */
const becomes = (key: string, converted: string) => ({
  input: { key },
  check: (values: Values) =>
    converted.startsWith('{') ? plain(values.converted) === plain(converted) : values.converted === converted,
});
const withPublic = (key: string, publicKey: string) => ({
  input: { key },
  check: (values: Values) =>
    publicKey.startsWith('{') ? plain(values.publicKey) === plain(publicKey) : values.publicKey === publicKey,
});
const printed = (key: string, thumbprint: string) => ({ input: { key }, output: { thumbprint } });
const changed = (json: string, members: Record<string, unknown>) =>
  JSON.stringify({ ...(JSON.parse(json) as Record<string, unknown>), ...members });
type Code =
  | 'no-key'
  | 'damaged-key'
  | 'unsupported-key'
  | 'symmetric-key'
  | 'missing-part'
  | 'bad-part'
  | 'mismatched-parts'
  | 'encrypted-key';
const failing = (key: string, fails: Code) => ({ input: { key }, fails }) as const;
const ALL = [RSA, P256, P384, P521, ED, X];

export default casesOf<typeof tool>({
  run: {
    finds: { 'JSON Web Key': { matches: [ED25519_JWK, P256.jwk], rejects: ['{"kty":"oct"}', '{"a":1}'] } },
    unrecognized: {
      '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n-----END PUBLIC KEY-----\n':
        'a key of any program',
    },
    examples: [
      ...ALL.flatMap(({ jwk, publicJwk, pem, publicPem, thumbprint }) => [
        becomes(jwk, pem),
        becomes(publicJwk, publicPem),
        becomes(pem, jwk),
        becomes(publicPem, publicJwk),
        withPublic(jwk, publicPem),
        withPublic(pem, publicJwk),
        printed(jwk, thumbprint),
        printed(publicPem, thumbprint),
      ]),
      becomes(RSA_OLD, RSA.jwk),
      becomes(EC_OLD, P256.jwk),
      { input: { key: RSA.pem }, output: { type: 'RSA 2048' }, warns: ['keep-secret'] },
      { input: { key: P521.publicPem }, output: { type: 'EC P-521', kid: null }, warns: [] },
      { ...printed(RFC_7638, 'NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs'), warns: [] },
      { input: { key: RFC_7638 }, output: { kid: '2011-04-29' } },
      { input: { key: RFC_7515 }, output: { type: 'EC P-256' }, warns: ['keep-secret'] },
      { input: { key: RFC_8037_X25519 }, output: { type: 'X25519', kid: 'Bob' } },
      {
        input: { key: `{"keys":[${P256.publicJwk},${RSA.jwk}]}` },
        check: ({ keys }: Values) => keys.map(({ type }) => type).join() === 'EC P-256,RSA 2048',
      },
      {
        input: { key: P256.publicPem + ED.publicPem },
        check: ({ converted }: Values) =>
          (JSON.parse(converted) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid).join() ===
          `${P256.thumbprint},${ED.thumbprint}`,
      },
      { input: { key: ED25519_JWK.replaceAll('"', String.raw`\"`) }, output: { type: 'Ed25519' } },
      { input: { key: RSA.pem.replaceAll('\n', String.raw`\n`) }, output: { thumbprint: RSA.thumbprint } },
      failing('hello', 'no-key'),
      failing('-----BEGIN CERTIFICATE REQUEST-----\nMAA=\n-----END CERTIFICATE REQUEST-----', 'no-key'),
      failing(
        '{"kty":"oct","k":"AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow"}',
        'symmetric-key',
      ),
      failing('{"kty":"EC","crv":"secp256k1","x":"AA","y":"AA"}', 'unsupported-key'),
      failing('{"kty":"XYZ"}', 'unsupported-key'),
      failing(SECP256K1, 'unsupported-key'),
      failing('{"kty":"EC","crv":"P-256","x":"MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4"}', 'missing-part'),
      failing('{"kty":"RSA","e":"AQAB"}', 'missing-part'),
      failing(changed(RSA.jwk, { qi: undefined }), 'missing-part'),
      failing(changed(P256.publicJwk, { x: 'not*base64' }), 'bad-part'),
      failing(changed(P256.publicJwk, { x: `AQ${'A'.repeat(60)}` }), 'bad-part'),
      failing(changed(RSA.publicJwk, { n: 'AAAA' }), 'bad-part'),
      failing(changed(P256.publicJwk, { x: 'A'.repeat(43) }), 'mismatched-parts'),
      failing(changed(P256.jwk, { d: (JSON.parse(RFC_7515) as { d: string }).d }), 'mismatched-parts'),
      failing(changed(ED25519_JWK, { x: (JSON.parse(ED.publicJwk) as { x: string }).x }), 'mismatched-parts'),
      failing(changed(X.jwk, { x: (JSON.parse(ED.publicJwk) as { x: string }).x }), 'mismatched-parts'),
      failing(changed(RSA.jwk, { n: (JSON.parse(RFC_7638) as { n: string }).n }), 'mismatched-parts'),
      failing(changed(RSA.jwk, { e: 'Aw' }), 'mismatched-parts'),
      failing(changed(RSA.jwk, { dp: 'AQAB' }), 'mismatched-parts'),
      failing(changed(RSA.jwk, { qi: 'AQAB' }), 'mismatched-parts'),
      failing(ED.publicPem.replace('MCow', 'MCoz'), 'damaged-key'),
      failing(
        '-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,00\n\nMAA=\n-----END RSA PRIVATE KEY-----',
        'encrypted-key',
      ),
      { input: { key: '' }, output: {} },
    ],
  },
});
