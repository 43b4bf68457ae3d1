import type { Language } from './entry.ts';

/** English phrases that begin with an alias, none of which is a value for its tool; separated by a bar. */
const ALIASES = [
  'base camp ¦ base rate fallacy ¦ base layer jacket ¦ base jumping video ¦ basic income ¦ basic training',
  'bin day ¦ bits and pieces ¦ calc homework for monday ¦ celsius energy drink ¦ color blind test ¦ color of the year',
  'compare prices online ¦ compose a sonnet ¦ cron job failed again ¦ date night ¦ date palm tree ¦ date of the wedding',
  'dec vax ¦ discord server rules ¦ discount store near me ¦ discount code for pizza ¦ email from the boss ¦ email marketing',
  'epoch of the dinosaurs ¦ excel training course ¦ excel at your job ¦ fraction of the cost ¦ excel shortcuts',
  'http is not secure ¦ instagram stories ¦ iban of the landlord ¦ ip lawyer ¦ ip rating of my watch',
  'iso 9001 ¦ ISO 27001 certification ¦ ISO image ¦ json schema meeting ¦ key to success ¦ key note speaker',
  'mac and cheese ¦ mac repair shop ¦ mastodon fossil ¦ mime artist ¦ now what? ¦ now is the time',
  'percent of people ¦ permissions from the parents ¦ phone home ¦ phone case ¦ port wine ¦ port of Rotterdam',
  'range rover ¦ range anxiety ¦ roman empire ¦ roman holiday ¦ status update ¦ status quo',
  'time flies ¦ time and again',
];

const ENGLISH = [
  'lunch with Peter tomorrow ¦ did you see the game last night ¦ call mom ¦ buy milk and bread ¦ where is my charger',
  'best pizza in town ¦ cheap flights to Lisbon ¦ weather this weekend ¦ how tall is the Eiffel tower ¦ who won the election',
  'dentist at noon ¦ pick up the kids ¦ gift ideas for dad ¦ happy new year ¦ good morning ¦ good night ¦ thank you so much',
  'see you soon ¦ I have no idea ¦ never mind ¦ that makes sense ¦ why is the sky blue ¦ to be or not to be',
  'the answer is blowing in the wind ¦ we need to talk ¦ meeting moved to Thursday ¦ quarterly planning offsite',
  'performance review season ¦ office party ¦ out of coffee again ¦ new laptop request ¦ vacation policy ¦ expense report',
  'the server is down ¦ deploy on Friday ¦ code review please ¦ who broke the build ¦ it works on my machine',
  'rubber duck debugging ¦ tabs versus spaces ¦ vim or emacs ¦ move fast and break things ¦ technical debt',
  'machine learning for beginners ¦ the mythical man month ¦ clean architecture ¦ agile coach ¦ daily standup',
  'chapter three ¦ part two ¦ volume one ¦ lost and found ¦ bed and breakfast ¦ rock and roll ¦ salt and pepper',
  'once in a blue moon ¦ piece of cake ¦ break a leg ¦ under the weather ¦ the early bird ¦ a stitch in time',
  'Abraham Lincoln ¦ Ada Lovelace ¦ Grace Hopper ¦ Alan Turing ¦ San Francisco ¦ Buenos Aires ¦ Mount Everest',
  'vegetable soup ¦ banana bread ¦ green tea ¦ blue jeans ¦ living room ¦ front door ¦ back yard ¦ second floor',
  'Monday morning ¦ half past nine ¦ a cup of tea ¦ the big picture ¦ paper jam again ¦ wrong way round',
];

const SPANISH = [
  'base de datos ¦ base naval ¦ color favorito ¦ email de contacto ¦ url del sitio ¦ status del pedido ¦ port aventura',
  'comida con Pedro mañana ¦ llamar a mamá ¦ comprar pan y leche ¦ dónde está mi cargador ¦ vuelos baratos a Lisboa',
  'tiempo este fin de semana ¦ buenas noches ¦ muchas gracias por todo ¦ feliz año nuevo ¦ no tengo ni idea',
  'cita con el dentista ¦ reunión el jueves ¦ el servidor está caído ¦ revisión de código ¦ deuda técnica',
  'nota de gastos ¦ política de vacaciones ¦ ser o no ser ¦ pan comido ¦ de tal palo tal astilla ¦ sopa de verduras',
  'puerta principal ¦ segundo piso ¦ lunes por la mañana ¦ Sierra Nevada',
];

const FRENCH = [
  "base de données ¦ base aérienne ¦ date limite ¦ date de naissance ¦ email de contact ¦ url du site ¦ port d'attache",
  'déjeuner avec Pierre demain ¦ appeler maman ¦ acheter du pain et du lait ¦ où est mon chargeur ¦ vols pas chers pour Lisbonne',
  "météo ce week-end ¦ bonne nuit ¦ merci beaucoup pour tout ¦ bonne année ¦ je n'en ai aucune idée",
  'rendez-vous chez le dentiste ¦ réunion de jeudi ¦ le serveur est en panne ¦ revue de code ¦ dette technique',
  'note de frais ¦ politique de congés ¦ être ou ne pas être ¦ avoir la pêche ¦ tel père tel fils ¦ soupe de légumes',
  "porte d'entrée ¦ deuxième étage ¦ lundi matin ¦ Tour Eiffel",
];

const PORTUGUESE = [
  'base de dados ¦ base aérea ¦ email do cliente ¦ url do site ¦ status do pedido ¦ ip do vizinho ¦ port de Lisboa',
  'almoço com Pedro amanhã ¦ ligar para a mãe ¦ comprar pão e leite ¦ onde está meu carregador ¦ voos baratos para Lisboa',
  'previsão do tempo ¦ boa noite ¦ muito obrigado por tudo ¦ feliz ano novo ¦ não faço ideia',
  'consulta no dentista ¦ reunião na quinta ¦ o servidor caiu ¦ revisão de código ¦ dívida técnica',
  'nota de despesas ¦ política de férias ¦ ser ou não ser ¦ moleza ¦ tal pai tal filho ¦ sopa de legumes',
  'porta da frente ¦ segundo andar ¦ segunda de manhã ¦ Rio de Janeiro',
];

const RUSSIAN = [
  'url сайта ¦ ip телефония ¦ email менеджера ¦ status заказа ¦ iban арендодателя ¦ iso образ ¦ excel для бухгалтера',
  'обед с Петром завтра ¦ позвонить маме ¦ купить хлеб и молоко ¦ где моя зарядка ¦ дешёвые билеты в Лиссабон',
  'погода на выходные ¦ спокойной ночи ¦ большое спасибо за всё ¦ с новым годом ¦ понятия не имею',
  'запись к стоматологу ¦ встреча в четверг ¦ сервер упал ¦ ревью кода ¦ технический долг',
  'отчёт о расходах ¦ график отпусков ¦ быть или не быть ¦ проще простого ¦ яблоко от яблони ¦ овощной суп',
  'входная дверь ¦ второй этаж ¦ утро понедельника ¦ Красная площадь',
];

const CHINESE = [
  'email 联系方式 ¦ ip 电话 ¦ iso 认证 ¦ excel 教程 ¦ discord 服务器 ¦ time 杂志 ¦ port 葡萄酒',
  '明天和小王吃午饭 ¦ 给妈妈打电话 ¦ 买面包和牛奶 ¦ 我的充电器在哪里 ¦ 去上海的机票',
  '周末天气怎么样 ¦ 晚安 ¦ 非常感谢大家 ¦ 新年快乐 ¦ 我也不知道',
  '预约牙医 ¦ 星期四开会 ¦ 服务器挂了 ¦ 代码评审 ¦ 技术债务',
  '报销单 ¦ 年假制度 ¦ 生存还是毁灭 ¦ 小菜一碟 ¦ 有其父必有其子 ¦ 蔬菜汤',
  '大门口 ¦ 住在二楼 ¦ 周一早上 ¦ 长城',
];

const listed = (lines: readonly string[]) => lines.flatMap((line) => line.split(' ¦ '));

/** Texts that nobody types for an answer: neither a value nor a failure may appear, only tools that match the words. */
export const quietTyped: Readonly<Record<Language, readonly string[]>> = {
  en: listed([...ALIASES, ...ENGLISH]),
  es: listed(SPANISH),
  fr: listed(FRENCH),
  pt: listed(PORTUGUESE),
  ru: listed(RUSSIAN),
  cn: listed(CHINESE),
};
