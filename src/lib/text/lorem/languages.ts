// The words of filler texts, and how each language writes sentences. The Latin text is Cicero's (De finibus 1.10.32–33)
// in the form known to typesetters.

export const LOREM_LANGUAGES = ['la', 'en', 'de', 'fr', 'es', 'ru', 'zh', 'ja'] as const;
export type LoremLanguage = (typeof LOREM_LANGUAGES)[number];

export interface LoremStyle {
  words: readonly string[];
  /** The well-known opening, or an equivalent; a comma belongs to the word before it. */
  opening: readonly string[];
  /** The text between words, after a clause, after a sentence. */
  space: string;
  comma: string;
  ends: readonly string[];
}

const split = (words: string) => words.trim().split(/\s+/);
const spaced = { space: ' ', comma: ',', ends: ['.', '.', '.', '.', '.', '.', '.', '?', '!'] };
const joined = { space: '', comma: '，', ends: ['。', '。', '。', '。', '。', '。', '？', '！'] };

export const LOREM: Readonly<Record<LoremLanguage, LoremStyle>> = {
  la: {
    ...spaced,
    ends: ['.'],
    opening: split('lorem ipsum dolor sit amet, consectetur adipiscing elit'),
    words: split(`
      a ab accusamus accusantium ad adipisci alias aliquam aliquid amet animi aperiam architecto asperiores aspernatur
      assumenda at atque aut autem beatae blanditiis commodi consectetur consequatur consequuntur corporis corrupti culpa
      cum cumque cupiditate debitis delectus deleniti deserunt dicta dignissimos distinctio dolor dolore dolorem doloremque
      dolores doloribus ducimus ea eaque earum eius eligendi enim eos error esse est et eum eveniet ex excepturi exercitationem
      expedita explicabo facere facilis fuga fugiat fugit harum hic id illo illum impedit in incidunt inventore ipsa ipsam ipsum
      iste itaque iure iusto labore laboriosam laborum laudantium libero magnam magni maiores maxime minima minus modi molestiae
      mollitia nam natus necessitatibus nemo neque nesciunt nihil nisi nobis non nostrum nulla numquam occaecati odio odit
      officia officiis omnis optio pariatur perferendis perspiciatis placeat porro possimus praesentium provident quae quaerat
      quam quas quasi qui quia quibusdam quidem quis quisquam quo quod quos ratione recusandae reiciendis rem repellat
      reprehenderit repudiandae rerum saepe sapiente sed sequi similique sint sit soluta sunt suscipit tempora tempore temporibus
      tenetur totam ullam unde ut vel velit veniam veritatis vero vitae voluptas voluptate voluptatem voluptatibus voluptatum`),
  },
  en: {
    ...spaced,
    opening: split('the quick brown fox jumps over the lazy dog'),
    words: split(`
      a above after again air all along always ancient and around autumn because before below between bird blue book bread bridge
      bright by calm carries city clear cloud coast cold color corner country dark day deep distant door dream early east
      evening every far field finds fire first follows forest from garden gentle glass golden grass green grows harbour hears
      high hill holds home house in island keeps kind lake lamp late leaf leaves letter light little long market meadow
      moon morning mountain moves music near never new night north of old on open over paper path quiet rain reaches red river
      road room round runs sail sand sea season secret shore silent silver sky slow small snow some song south space
      spring star stone storm story street summer sun tall thin through time to town tree turns under valley village voice wall
      warm water wave white wide wild wind window winter with wood word writes year yellow young`),
  },
  de: {
    ...spaced,
    opening: split('weit hinten hinter den Wortbergen leben die Blindtexte'),
    words: split(`
      aber Abend alle alt am an auf aus Bach bald Baum bei Berg blau bleibt bringt Brücke Buch bunt da dann das dem den der die
      doch dort draußen dunkel durch ein eine einem einen einer er es Farbe Feld Fenster fern findet Fluss folgt Freund früh
      Garten geht Gras groß grün Hafen Haus heute hinter hoch Himmel hört im immer in Insel ist jede jeder kalt klein kommt Küste
      lang langsam Licht Lied Linie liegt Luft man Meer Mond Morgen nach Nacht nahe neu nicht nie noch Norden oder ohne Papier
      Regen Reise ruhig rot Sand Satz schnell Schnee schön Schiff See sehr sie Sommer Sonne Stadt Stein Stern still Straße
      Tag tief Tisch trägt Tür über um und unter Vogel von vor Wald warm Wasser Weg weit Welt wenn wieder Wiese Wind Winter
      Wort zeigt Zeit zu zwischen`),
  },
  fr: {
    ...spaced,
    ends: ['.'],
    opening: split('portez ce vieux whisky au juge blond qui fume'),
    words: split(`
      ainsi air alors ancien après arbre au aussi autour avant avec beau blanc bleu bois bord calme campagne champ chemin ciel
      clair colline comme cour couleur dans de depuis derrière des deux doux du eau elle en encore entre est et étoile faible
      fenêtre feu feuille fleur fleuve forêt froid gare grand gris haut herbe heure hiver horizon ici il jamais jardin jaune je
      jeune jour jusque la lac le lent les lettre livre loin long lumière lune main maison marche matin mer midi montagne mot
      mur musique neige noir nord nouveau nuage nuit on ombre où ouvert page papier par parfois pas pays petit phrase pierre
      place plage plaine pluie pont port porte pour près profond quand rivière route rue sable saison sans secret silence
      soir soleil son souvent sous sud sur table temps terre tour toujours train tranquille très un une vallée vent vers vert
      vie vieux village ville voix voyage vrai`),
  },
  es: {
    ...spaced,
    ends: ['.'],
    opening: split('el veloz murciélago hindú comía feliz cardillo y kiwi'),
    words: split(`
      a abierto agua aire al algo alto amarillo ancho antes antiguo año árbol arena así ayer azul bajo barco blanco bosque
      brillante cada calle calma cama camino campo canción casa cerca cielo ciudad claro color como con costa cuando de del
      desde después día donde dos dulce el ella en entre es escribe espacio este estrella flor fondo frío fuego fuente gran
      gris hacia hasta hermoso hierba hoja hora hoy huerto invierno isla jardín joven la lago lámpara largo las lejos lento
      letra libro llega lluvia lo luego luna luz madera mañana mano mar mediodía mesa mientras montaña muro música muy nieve
      noche norte nube nuevo nunca o otoño otro palabra papel para pequeño piedra plaza playa poco por primavera profundo
      pueblo puente puerta puerto que río rojo rosa secreto selva siempre silencio sin sobre sol sombra sonido suave sur tarde
      tiempo tierra todo torre tranquilo tren un una valle ventana verano verde viaje vida viejo viento voz y`),
  },
  ru: {
    ...spaced,
    opening: split('съешь ещё этих мягких французских булок да выпей чаю'),
    words: split(`
      алый без белый берег больше был быстро в вдали ветер вечер весна видит вниз вода воздух волна время всегда где
      глубокий голос гора город да далеко два день дерево длинный дом дорога дождь другой жёлтый за звезда здесь земля
      зелёный зима и из или идёт каждый камень когда книга край красный круг куда лампа лес лето лист лицо лодка луна
      луч между море мост музыка на над небо новый ночь но образ облако огонь один озеро окно он она осень остров от
      открытый песня песок письмо площадь по под поле потом поезд птица путь река рассвет рядом сад свет север село
      серый синий след слово снег снова солнце старый стена стол страна струна тень тепло тихий то трава туман ты
      у улица утро холм холод хорошо цвет чай час чистый шаг широкий это юг язык ясный`),
  },
  zh: {
    ...joined,
    opening: split('天地 玄黄 宇宙 洪荒 日月 盈昃 辰宿 列张'),
    words: split(`
      天空 大地 山川 河流 海洋 森林 草原 花园 城市 乡村 道路 桥梁 房屋 窗户 灯光 月亮 太阳 星星 清晨 黄昏 夜晚 春天 夏天
      秋天 冬天 微风 细雨 白雪 云朵 落叶 鲜花 飞鸟 老人 孩子 朋友 旅人 诗人 故事 歌声 音乐 文字 书信 纸张 颜色 声音 时间
      岁月 梦想 记忆 希望 生活 世界 远方 身边 心中 路上 窗外 岸边 山下 慢慢 静静 轻轻 常常 渐渐 已经 仍然 忽然 曾经
      走过 看见 听到 写下 带来 留下 打开 照亮 穿过 吹来 升起 落下 等待 寻找 想起 明亮 安静 温暖 遥远 古老 美丽 宽阔 新鲜
      自由 简单 深深 许多 一些 我们 他们 人们 这里 那里 于是 因为 所以 也 在 和 的 又 与 从 向`),
  },
  ja: {
    ...joined,
    comma: '、',
    ends: ['。'],
    opening: split('いろは にほへと ちりぬるを わかよ たれそ つねならむ'),
    words: split(`
      空は 海の 山へ 川が 森に 風を 雨と 雪が 月の 星が 太陽は 朝の 昼に 夜は 春の 夏が 秋に 冬を 花が 鳥の 草を 木の
      道を 町の 村に 家が 窓から 庭で 橋を 駅まで 船が 島へ 光を 影に 色の 声を 音が 歌は 言葉を 本の 手紙を 紙に 時間が
      夢の 心に 人々は 子供が 友達と 旅人は 静かに ゆっくり やがて いつも 遠くで 近くの 白い 青い 赤い 古い 新しい 小さな
      大きな 長い 深い 明るい 暖かい 冷たい 美しい 流れる 歩く 聞こえる 見える 書いた 開いた 待っている 続く 変わる 昇る
      沈む 渡る 残る 思い出す そして しかし また それから まだ もう 少し 今日も 明日は ここに そこで`),
  },
};
