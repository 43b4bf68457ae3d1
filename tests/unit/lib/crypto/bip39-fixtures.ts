// Entropy, phrase and seed. English and Chinese use the passphrase TREZOR: the patterns are from the python-mnemonic vectors, which BIP-39
// references; the other four are from bitcoinjs/bip39. Japanese: bip32JP, also referenced by BIP-39.
const parse = (lines: string): { entropy: string; phrase: string; seed: string }[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split('|'))
    .map(([entropy = '', phrase = '', seed = '']) => ({ entropy, phrase, seed }));

export const ENGLISH = parse(`
  00000000000000000000000000000000|abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about|c55257c360c07c72029aebc1b53c05ed0362ada38ead3e3e9efa3708e53495531f09a6987599d18264c1e1c92f2cf141630c7a3c4ab7c81b2f001698e7463b04
  7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f|legal winner thank year wave sausage worth useful legal winner thank yellow|2e8905819b8723fe2c1d161860e5ee1830318dbf49a83bd451cfb8440c28bd6fa457fe1296106559a3c80937a1c1069be3a3a5bd381ee6260e8d9739fce1f607
  80808080808080808080808080808080|letter advice cage absurd amount doctor acoustic avoid letter advice cage above|d71de856f81a8acc65e6fc851a38d4d7ec216fd0796d0a6827a3ad6ed5511a30fa280f12eb2e47ed2ac03b5c462a0358d18d69fe4f985ec81778c1b370b652a8
  ffffffffffffffffffffffffffffffff|zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo wrong|ac27495480225222079d7be181583751e86f571027b0497b5b5d11218e0a8a13332572917f0f8e5a589620c6f15b11c61dee327651a14c34e18231052e48c069
  000000000000000000000000000000000000000000000000|abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon agent|035895f2f481b1b0f01fcf8c289c794660b289981a78f8106447707fdd9666ca06da5a9a565181599b79f53b844d8a71dd9f439c52a3d7b3e8a79c906ac845fa
  8080808080808080808080808080808080808080808080808080808080808080|letter advice cage absurd amount doctor acoustic avoid letter advice cage absurd amount doctor acoustic avoid letter advice cage absurd amount doctor acoustic bless|c0c519bd0e91a2ed54357d9d1ebef6f5af218a153624cf4f2da911a0ed8f7a09e2ef61af0aca007096df430022f7a2b6fb91661a9589097069720d015e4e982f
  77c2b00716cec7213839159e404db50d|jelly better achieve collect unaware mountain thought cargo oxygen act hood bridge|b5b6d0127db1a9d2226af0c3346031d77af31e918dba64287a1b44b8ebf63cdd52676f672a290aae502472cf2d602c051f3e6f18055e84e4c43897fc4e51a6ff
  b63a9c59a6e641f288ebc103017f1da9f8290b3da6bdef7b|renew stay biology evidence goat welcome casual join adapt armor shuffle fault little machine walk stumble urge swap|9248d83e06f4cd98debf5b6f010542760df925ce46cf38a1bdb4e4de7d21f5c39366941c69e1bdbf2966e0f6e6dbece898a0e2f0a4c2b3e640953dfe8b7bbdc5
  3e141609b97933b66a060dcddc71fad1d91677db872031e85f4c015c5e7e8982|dignity pass list indicate nasty swamp pool script soccer toe leaf photo multiply desk host tomato cradle drill spread actor shine dismiss champion exotic|ff7f3184df8696d8bef94b6c03114dbee0ef89ff938712301d27ed8336ca89ef9635da20af07d4175f2bf5f3de130f39c9d9e8dd0472489c19b1a020a940da67
  15da872c95a13dd738fbf50e427583ad61f18fd99f628c417a61cf8343c90419|beyond stage sleep clip because twist token leaf atom beauty genius food business side grid unable middle armed observe pair crouch tonight away coconut|b15509eaa2d09d3efd3e006ef42151b30367dc6e3aa5e44caba3fe4d3e352e65101fbdb86a96776b91946ff06f8eac594dc6ee1d3e82a42dfe1b40fef6bcc3fd
`);

export const CHINESE = parse(`
  7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f|枪 疫 霉 尝 俩 闹 饿 贤 枪 疫 霉 卿|816a69d6866891b246b4d33f54d6d2be624470141754396205d039bdd8003949fec4340253dde4c8e11437a181ad992f56d5b976eb9fbe48f4c5e5fec60a27e1
  80808080808080808080808080808080|壤 对 据 人 三 谈 我 表 壤 对 据 不|07b6eada2601141ef9748bdf5af296a134f0f9215a946813b84338dcfba93c8247b0c3429a91e0a1b85a93bd9f1275a9524acecadc9b516c3cf4c8990f44052c
`);

export const JAPANESE_PASSPHRASE = '㍍ガバヴァぱばぐゞちぢ十人十色';

export const JAPANESE = parse(`
  00000000000000000000000000000000|あいこくしん　あいこくしん　あいこくしん　あいこくしん　あいこくしん　あいこくしん　あいこくしん　あいこくしん　あいこくしん　あいこくしん　あいこくしん　あおぞら|a262d6fb6122ecf45be09c50492b31f92e9beb7d9a845987a02cefda57a15f9c467a17872029a9e92299b5cbdf306e3a0ee620245cbd508959b6cb7ca637bd55
  7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f|そつう　れきだい　ほんやく　わかす　りくつ　ばいか　ろせん　やちん　そつう　れきだい　ほんやく　わかめ|aee025cbe6ca256862f889e48110a6a382365142f7d16f2b9545285b3af64e542143a577e9c144e101a6bdca18f8d97ec3366ebf5b088b1c1af9bc31346e60d9
  72f60ebac5dd8add8d2a25a797102c3ce21bc029c200076f|すろっと　にくしみ　なやむ　たとえる　へいこう　すくう　きない　けってい　とくべつ　ねっしん　いたみ　せんせい　おくりがな　まかい　とくい　けあな　いきおい　そそぐ|9869e220bec09b6f0c0011f46e1f9032b269f096344028f5006a6e69ea5b0b8afabbb6944a23e11ebd021f182dd056d96e4e3657df241ca40babda532d364f73
  15da872c95a13dd738fbf50e427583ad61f18fd99f628c417a61cf8343c90419|うちゅう　ふそく　ひしょ　がちょう　うけもつ　めいそう　みかん　そざい　いばる　うけとる　さんま　さこつ　おうさま　ぱんつ　しひょう　めした　たはつ　いちぶ　つうじょう　てさぎょう　きつね　みすえる　いりぐち　かめれおん|346b7321d8c04f6f37b49fdf062a2fddc8e1bf8f1d33171b65074531ec546d1d3469974beccb1a09263440fc92e1042580a557fdce314e27ee4eabb25fa5e5fe
`);
