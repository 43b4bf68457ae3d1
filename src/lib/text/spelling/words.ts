// The words of spelling alphabets. English ones share digits and symbols; each other language has its own.

const words = (list: string): readonly string[] => list.split(' ');

const LATIN = words('a b c d e f g h i j k l m n o p q r s t u v w x y z');

function lettered(list: string, more: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  const said = words(list);
  return { ...Object.fromEntries(LATIN.map((letter, i) => [letter, said[i]!])), ...more };
}

const RUSSIAN =
  'Анна Борис Василий Григорий Дмитрий Елена Женя Зинаида Иван Константин Леонид Михаил Николай Ольга Павел Роман Семён Татьяна Ульяна Фёдор Харитон Цапля Человек Шура Щука Еры Эхо Юрий Яков';

/** The common words, and those for radio. */
export const ENGLISH_FIGURES = {
  words: words('Zero One Two Three Four Five Six Seven Eight Nine'),
  radio: words('Zero Wun Too Tree Fower Fife Six Seven Ait Niner'),
} as const;

export const ENGLISH_SIGNS: Readonly<Record<string, string>> = {
  ' ': 'Space',
  '\t': 'Tab',
  '\u00a0': 'No break space',
  '.': 'Dot',
  ',': 'Comma',
  ':': 'Colon',
  ';': 'Semicolon',
  '!': 'Exclamation mark',
  '?': 'Question mark',
  "'": 'Apostrophe',
  '"': 'Quotation mark',
  '(': 'Open parenthesis',
  ')': 'Close parenthesis',
  '[': 'Open bracket',
  ']': 'Close bracket',
  '{': 'Open brace',
  '}': 'Close brace',
  '<': 'Less than',
  '>': 'Greater than',
  '/': 'Slash',
  '\\': 'Backslash',
  '|': 'Vertical bar',
  '-': 'Hyphen',
  '–': 'En dash',
  '—': 'Em dash',
  _: 'Underscore',
  '+': 'Plus',
  '=': 'Equals',
  '*': 'Asterisk',
  '&': 'Ampersand',
  '%': 'Percent',
  $: 'Dollar',
  '€': 'Euro',
  '£': 'Pound',
  '¥': 'Yen',
  '#': 'Hash',
  '@': 'At',
  '^': 'Caret',
  '~': 'Tilde',
  '`': 'Backtick',
  '§': 'Section',
  '°': 'Degree',
};

/** Combining marks, spoken after their letter. */
export const ENGLISH_MARKS: Readonly<Record<string, string>> = {
  '\u0300': 'grave accent',
  '\u0301': 'acute accent',
  '\u0302': 'circumflex accent',
  '\u0303': 'tilde accent',
  '\u0304': 'macron',
  '\u0306': 'breve',
  '\u0307': 'dot above',
  '\u0308': 'diaeresis',
  '\u030a': 'ring above',
  '\u030b': 'double acute accent',
  '\u030c': 'caron',
  '\u0323': 'dot below',
  '\u0327': 'cedilla',
  '\u0328': 'ogonek',
};

interface Alphabet {
  /** By lowercase letter, composed. */
  letters: Readonly<Record<string, string>>;
  /** If there is no language, the alphabet is English. */
  language?: Language;
}

/** Words for characters other than letters. Missing ones are written unchanged. */
interface Language {
  figures?: readonly string[];
  signs: Readonly<Record<string, string>>;
  marks?: Readonly<Record<string, string>>;
  /** Spoken before uppercase letters. */
  capital: string;
}

const GERMAN: Language = {
  figures: words('null eins zwei drei vier fünf sechs sieben acht neun'),
  signs: {
    ' ': 'Leerzeichen',
    '-': 'Bindestrich',
    '.': 'Punkt',
    ',': 'Komma',
    '/': 'Schrägstrich',
    _: 'Unterstrich',
    '@': 'at',
  },
  capital: 'groß',
};

export const ALPHABETS = {
  // ICAO Annex 10, volume II, 5.2.1.3
  icao: {
    letters: lettered(
      'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu',
    ),
  },
  common: {
    letters: lettered(
      'Alpha Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliet Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu',
    ),
  },
  apco: {
    letters: lettered(
      'Adam Boy Charles David Edward Frank George Henry Ida John King Lincoln Mary Nora Ocean Paul Queen Robert Sam Tom Union Victor William X-ray Young Zebra',
    ),
  },
  able: {
    letters: lettered(
      'Able Baker Charlie Dog Easy Fox George How Item Jig King Love Mike Nan Oboe Peter Queen Roger Sugar Tare Uncle Victor William X-ray Yoke Zebra',
    ),
  },
  // DIN 5009:2022-06
  german: {
    letters: lettered(
      'Aachen Berlin Chemnitz Düsseldorf Essen Frankfurt Goslar Hamburg Ingelheim Jena Köln Leipzig München Nürnberg Offenbach Potsdam Quickborn Rostock Salzwedel Tübingen Unna Völklingen Wuppertal Xanten Ypsilon Zwickau',
      { ä: 'Umlaut Aachen', ö: 'Umlaut Offenbach', ü: 'Umlaut Unna', ß: 'Eszett' },
    ),
    language: GERMAN,
  },
  // DIN 5009:1996-12
  germanNames: {
    letters: lettered(
      'Anton Berta Cäsar Dora Emil Friedrich Gustav Heinrich Ida Julius Kaufmann Ludwig Martha Nordpol Otto Paula Quelle Richard Samuel Theodor Ulrich Viktor Wilhelm Xanthippe Ypsilon Zacharias',
      { ä: 'Ärger', ö: 'Ökonom', ü: 'Übermut', ß: 'Eszett' },
    ),
    language: GERMAN,
  },
  french: {
    letters: lettered(
      'Anatole Berthe Célestin Désiré Eugène François Gaston Henri Irma Joseph Kléber Louis Marcel Nicolas Oscar Pierre Quintal Raoul Suzanne Thérèse Ursule Victor William Xavier Yvonne Zoé',
    ),
    language: {
      figures: words('zéro un deux trois quatre cinq six sept huit neuf'),
      signs: {
        ' ': 'espace',
        '-': 'tiret',
        '.': 'point',
        ',': 'virgule',
        '/': 'barre oblique',
        _: 'tiret bas',
        '@': 'arobase',
        "'": 'apostrophe',
      },
      marks: {
        '\u0300': 'accent grave',
        '\u0301': 'accent aigu',
        '\u0302': 'accent circonflexe',
        '\u0308': 'tréma',
        '\u0327': 'cédille',
      },
      capital: 'majuscule',
    },
  },
  italian: {
    letters: lettered(
      'Ancona Bologna Como Domodossola Empoli Firenze Genova Hotel Imola Jolly Kursaal Livorno Milano Napoli Otranto Palermo Quarto Roma Savona Torino Udine Venezia Washington Xeres Yacht Zara',
    ),
    language: {
      signs: {
        ' ': 'spazio',
        '-': 'trattino',
        '.': 'punto',
        ',': 'virgola',
        '/': 'barra',
        _: 'trattino basso',
        '@': 'chiocciola',
      },
      marks: { '\u0300': 'accento grave', '\u0301': 'accento acuto' },
      capital: 'maiuscola',
    },
  },
  swedish: {
    letters: lettered(
      'Adam Bertil Cesar David Erik Filip Gustav Helge Ivar Johan Kalle Ludvig Martin Niklas Olof Petter Qvintus Rudolf Sigurd Tore Urban Viktor Wilhelm Xerxes Yngve Zäta',
      { å: 'Åke', ä: 'Ärlig', ö: 'Östen' },
    ),
    language: {
      figures: words('nolla etta tvåa trea fyra femma sexa sju åtta nia'),
      signs: {
        ' ': 'mellanslag',
        '-': 'bindestreck',
        '.': 'punkt',
        ',': 'komma',
        '/': 'snedstreck',
        _: 'understreck',
        '@': 'snabel-a',
      },
      capital: 'stor',
    },
  },
  russian: {
    letters: {
      ...Object.fromEntries(words(RUSSIAN).map((word) => [word === 'Еры' ? 'ы' : word[0]!.toLowerCase(), word])),
      ё: 'Ёлка',
      й: 'Иван краткий',
      ъ: 'Твёрдый знак',
      ь: 'Мягкий знак',
    },
    language: {
      figures: words('ноль один два три четыре пять шесть семь восемь девять'),
      signs: {
        ' ': 'пробел',
        '-': 'дефис',
        '.': 'точка',
        ',': 'запятая',
        '/': 'дробь',
        _: 'подчёркивание',
        '@': 'собака',
      },
      capital: 'заглавная',
    },
  },
} as const satisfies Record<string, Alphabet>;

export type SpellingAlphabet = keyof typeof ALPHABETS;

const ENGLISH: Language = { signs: ENGLISH_SIGNS, marks: ENGLISH_MARKS, capital: 'Capital' };

export const languageOf = (alphabet: SpellingAlphabet): Language =>
  (ALPHABETS[alphabet] as Alphabet).language ?? ENGLISH;

/** All languages, with English last: its words take precedence if another language has the same word. */
export const LANGUAGES: readonly Language[] = [
  ...Object.keys(ALPHABETS).map((alphabet) => languageOf(alphabet as SpellingAlphabet)),
  ENGLISH,
];
