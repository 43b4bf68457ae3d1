import { listed } from './listed.ts';

/**
 * More of what people type, by language and tool, separated by `¦`. Written after the rules for the first development
 * part, to find what they missed. Rules may be written for these.
 */
const LISTS: Readonly<Record<string, string>> = {
  en: `
base64-file-converter: png to base64
basic-auth-generator: authorization header for http
bip39-generator: wallet recovery phrase
camera-recorder: take a selfie
case-converter: snake case to camel case
chmod-calculator: unix rights calculator
date-converter: what time is it in tokyo ¦ seconds since 1970 ¦ how many days until christmas
hash-text: file hash
hmac-generator: sign a message with a secret
html-wysiwyg-editor: wysiwyg
http-status-codes: what does 418 mean
iban-validator-and-parser: bank account check
ipv4-range-expander: addresses between two ips
ipv4-subnet-calculator: usable hosts in a network
json-prettify: json pretty printer
json-to-java: pojo generator
keycode-info: javascript key event code
line-tools list-converter: remove duplicate lines ¦ wrap each line in quotes
mac-address-generator: fake mac
math-evaluator: square root of 2
mime-types: mime type for mp4
pdf-signature-checker: is this pdf signed
percentage-calculator: what is 20 percent of 50
random-port-generator: unused port
regex-tester: regex debugger
roman-numeral-converter: number to roman
slugify-string: url slug from title
snowflake-id-extractor: discord account age
string-obfuscator: blur an api key
temperature-converter: oven temperature in celsius
text-diff: spot the differences in two files
text-to-binary: text to ascii codes
token-generator: password maker
url-encoder: percent decode
url-parser: split a url into parts
xml-formatter: beautify html
yaml-prettify: yaml syntax check
yaml-to-json-converter: convert yml into json
`,
  es: `
base-converter: hexadecimal a decimal
base64-string-converter base64-file-converter: decodificar base64
basic-auth-generator: autenticación básica
camera-recorder: grabar video
case-converter: poner en mayúsculas
chmod-calculator: calculadora chmod
date-converter: hora en otro país ¦ días entre fechas
hash-text crc-calculator: suma de verificación
iban-validator-and-parser: validar iban
ipv4-range-expander: rango de ips
ipv4-subnet-calculator: máscara de subred
json-diff: diferencias json
json-prettify: embellecer json
json-to-csv: json a excel
keycode-info: código de tecla
list-converter: eliminar duplicados de una lista
mac-address-generator: mac aleatoria
math-evaluator: calculadora
unit-converter: pulgadas a centímetros
password-strength-analyser: fuerza de la contraseña
pdf-signature-checker: verificar firma pdf
percentage-calculator vat-number: calcular iva
random-port-generator: puerto libre
rsa-key-pair-generator ssh-keys: claves ssh
slugify-string: crear slug
temperature-converter: fahrenheit a celsius
text-diff: comparar dos textos
text-statistics: contador de caracteres
text-to-unicode: caracteres ocultos
token-generator: generador de contraseñas
url-encoder: codificar url
url-parser: partes de una url
user-agent-parser device-information: qué navegador es
wifi-qrcode-generator: qr del wifi
yaml-prettify: validar yaml
`,
  fr: `
base-converter: hexadécimal en décimal
base64-string-converter base64-file-converter: décoder du base64
basic-auth-generator: authentification basique
benchmark-builder: mesurer la vitesse du code
case-converter: mettre en majuscules
crontab-generator: expression cron
date-converter: nombre de jours entre deux dates
docker-run-to-docker-compose-converter: docker run en compose
git-memo: annuler un commit
hash-text: empreinte d'un fichier
iban-validator-and-parser: vérifier un iban
ipv4-address-converter: ip en binaire
json-diff: comparer deux json
json-minify: minifier json
keycode-info: code de touche clavier
list-converter: supprimer les lignes en double
math-evaluator: calculatrice
password-strength-analyser: solidité du mot de passe
pdf-signature-checker: signature d'un pdf
percentage-calculator vat-number: prix ttc
qr-code-decoder: scanner un qr code
regex-memo: antisèche regex
rsa-key-pair-generator: paire de clés ssh
slugify-string: titre en url
sql-prettify: embellir du sql
temperature-converter: celsius en fahrenheit
text-diff: trouver les différences entre deux textes
text-statistics: compter les mots
text-to-unicode: caractères invisibles
token-generator: générateur de mots de passe
url-encoder: encodage d'url
url-parser: analyser une adresse web
uuid-generator ulid-generator: identifiant unique
wifi-qrcode-generator: partager le wifi par qr
`,
  pt: `
benchmark-builder: medir desempenho de código
bip39-generator: frase de recuperação
chronometer: cronômetro
color-converter: converter cores
crontab-generator: agendar tarefa
date-converter: que horas são em tóquio ¦ timestamp para data
device-information: resolução da tela
docker-run-to-docker-compose-converter: docker para compose
encryption: criptografar texto
eta-calculator: quanto falta para terminar
git-memo: desfazer commit
html-entities: escapar html
http-status-codes: erro 404 significado
ipv4-address-converter: ip para binário
json-minify: minificar json
jwt-parser: ler token jwt
lorem-ipsum-generator: texto de exemplo
mac-address-lookup: fabricante do mac
markdown-to-html: visualizar markdown
math-evaluator: calculadora
unit-converter: polegadas para centímetros
mime-types: tipo mime
og-meta-generator: tags para redes sociais
password-strength-analyser: força da senha
pdf-signature-checker: verificar assinatura pdf
qr-code-decoder: ler qr code
regex-tester: testar expressão regular
roman-numeral-converter: algarismos romanos
sql-prettify: formatar sql
string-obfuscator: ocultar dados pessoais
text-to-nato-alphabet: alfabeto fonético
token-generator: gerador de senhas
xml-to-json: xml para json
`,
  ru: `
base-converter text-to-binary: двоичная система
base64-string-converter base64-file-converter: декодировать base64
password-hashes bcrypt hash-text: хэш пароля
benchmark-builder: замер скорости кода
case-converter: перевести в верхний регистр
color-converter: конвертер цветов
crontab-generator: генератор cron
date-converter: сколько дней между датами ¦ перевести дату в таймстамп
docker-run-to-docker-compose-converter: докер в compose
email-normalizer: почистить список почты
encryption: расшифровать сообщение
eta-calculator: сколько осталось до конца загрузки
git-memo: как отменить последний коммит
hash-text: хеш файла
html-entities: экранировать html
http-status-codes: что значит ошибка 403
json-diff: сравнение json
json-minify: убрать пробелы в json
json-prettify: форматирование json
jwt-parser: расшифровать jwt токен
list-converter: удалить дубликаты строк ¦ перемешать строки
mac-address-lookup: производитель по mac адресу
markdown-to-html: маркдаун в html
math-evaluator: решить пример
og-meta-generator: мета теги для соцсетей
password-strength-analyser: насколько сложный пароль
percentage-calculator vat-number: вычислить ндс
phone-parser-and-formatter: проверить номер телефона
qr-code-decoder: считать qr код
regex-memo: справка по регулярным выражениям
rsa-key-pair-generator: сгенерировать ssh ключ
sql-prettify: отформатировать sql запрос
svg-placeholder-generator: картинка-заглушка
temperature-converter: цельсий в фаренгейт
text-statistics: сколько слов в тексте
text-to-nato-alphabet: алфавит нато
token-generator: генератор паролей
uuid-generator: сгенерировать гуид
wifi-qrcode-generator: qr код вайфай
yaml-prettify: проверка yaml
`,
  cn: `
base-converter: 16进制转10进制 ¦ 八进制转换 ¦ 十六进制转十进制
base-converter text-to-binary: 二进制转换
base64-file-converter: 图片base64互转 ¦ base64转图片
base64-string-converter: 文本转base64 ¦ base64解码
basic-auth-generator: basic认证头 ¦ http基本认证
password-hashes bcrypt: 密码哈希
benchmark-builder: js性能对比 ¦ 代码性能测试
bip39-generator: 钱包助记词生成 ¦ 助记词
camera-recorder: 打开摄像头 ¦ 摄像头录像 ¦ 拍照
case-converter: 下划线转驼峰 ¦ 首字母大写 ¦ 大小写转换 ¦ 驼峰命名
chmod-calculator: chmod计算 ¦ 755权限是什么 ¦ linux权限
chronometer: 倒计时秒表 ¦ 秒表
color-converter: hex转rgb ¦ 调色板 ¦ 颜色代码转换 ¦ rgb转十六进制
crontab-generator: crontab在线生成 ¦ 每五分钟执行一次 ¦ 下次运行时间 ¦ 定时任务表达式 ¦ 每天凌晨执行
date-converter: unix时间转换 ¦ 当前时间戳 ¦ 毫秒转日期 ¦ 北京时间转纽约时间 ¦ 世界时间 ¦ 日期转时间戳 ¦ 现在几点 ¦ 两个日期相差几天
date-calculator: 计算日期差
device-information: 查看设备信息 ¦ 我的屏幕多大 ¦ 本机信息 ¦ 屏幕分辨率
docker-run-to-docker-compose-converter: docker转compose文件 ¦ docker命令转compose
email-normalizer: 邮箱规范化
emoji-picker: 笑脸符号 ¦ 表情符号
encryption: 加密字符串 ¦ 用密码加密文字 ¦ aes加密解密 ¦ 解密文本
eta-calculator: 预计剩余时间 ¦ 下载还要多久
git-memo: git怎么回退版本 ¦ git常用命令 ¦ git命令大全 ¦ 撤销提交
hash-text: 文件md5 ¦ sha512计算 ¦ 字符串哈希 ¦ 哈希计算 ¦ 文件校验和 ¦ 计算sha256
hmac-generator: hmac签名 ¦ 消息认证码
html-entities: 特殊字符转义 ¦ html特殊符号编码 ¦ html转义
html-wysiwyg-editor: 网页编辑器 ¦ 富文本编辑器
http-status-codes: 502错误 ¦ http响应码列表 ¦ 状态码含义 ¦ 404是什么意思
iban-validator-and-parser: 验证iban ¦ 银行账号校验
ipv4-address-converter: ip地址转换 ¦ ip转二进制 ¦ ip转整数
ipv4-range-expander: ip范围 ¦ ip段展开
ipv4-subnet-calculator: 计算子网 ¦ 子网掩码计算
ipv6-ula-generator: ipv6本地地址
json-diff: json差异比较 ¦ 对比两个json
json-minify: json去掉空格 ¦ json压缩
json-prettify: json校验格式 ¦ json在线解析 ¦ json格式化 ¦ 校验json
json-to-csv: excel转json ¦ json转表格 ¦ csv转json
json-to-go: json转结构体 ¦ json转go结构体
json-to-code json-to-java: json转实体类 ¦ json生成java类
json-to-toml: json转toml
json-to-xml: json变xml
jwt-parser: jwt解码 ¦ 令牌过期时间 ¦ 解析jwt ¦ 查看token内容
keycode-info: 键盘按键检测 ¦ 按键代码
list-converter: 多行合并成一行 ¦ 行去重排序 ¦ 反转列表 ¦ 打乱顺序 ¦ 列表去重 ¦ 删除重复行 ¦ 每行加引号
lorem-ipsum-generator: 随机文章生成 ¦ 占位文字 ¦ 假文
mac-address-generator: 生成mac地址 ¦ 随机mac
mac-address-lookup: 网卡地址属于哪个厂家 ¦ mac地址查询
markdown-to-html: 渲染markdown ¦ markdown预览 ¦ md转html
math-evaluator: 计算器 ¦ 平方根 ¦ 科学计算器 ¦ 开方
unit-converter: 英寸转厘米 ¦ 公里转英里
mime-types: 文件后缀对应类型 ¦ 文件类型mime
og-meta-generator: 生成meta标签 ¦ 微信分享预览图 ¦ 社交分享标签
otp-generator: 动态验证码 ¦ 两步验证 ¦ 谷歌验证器
password-strength-analyser: 我的密码够不够强 ¦ 测试密码强度 ¦ 密码有多安全 ¦ 密码破解时间
pdf-signature-checker: 验证pdf签名 ¦ pdf数字签名
percentage-calculator: 打八折多少钱 ¦ 百分比计算 ¦ 涨幅计算
percentage-calculator vat-number: 增值税计算
phone-parser-and-formatter: 电话号码格式 ¦ 手机号格式化 ¦ 电话归属国家
qr-code-decoder: 从图片读取二维码 ¦ 扫描二维码 ¦ 识别二维码图片
qrcode-generator: 网址生成二维码 ¦ 名片二维码
random-port-generator: 随机端口号 ¦ 空闲端口
regex-memo: 正则表达式速查
regex-tester: 正则表达式在线测试 ¦ 正则匹配 ¦ 正则测试
roman-numeral-converter: 数字转罗马 ¦ 罗马数字
rsa-key-pair-generator: 生成ssh密钥 ¦ 生成公钥私钥
certificate-decoder: 查看证书
safelink-decoder: outlook安全链接
slugify-string: 标题转链接 ¦ 生成友好链接
snowflake-id-extractor: discord id 时间 ¦ 推特id时间 ¦ 雪花id解析
sql-prettify: sql语句美化 ¦ 美化sql
string-obfuscator: 隐藏身份证号码 ¦ 打码
svg-placeholder-generator: 占位图
temperature-converter: 华氏度转摄氏度 ¦ 摄氏度转华氏度 ¦ 温度换算
text-diff: 对比两个文件 ¦ 文本比较 ¦ 两段文字的区别
text-statistics: 统计字符个数 ¦ 阅读时间 ¦ 字数统计 ¦ 统计单词
text-to-binary: 二进制转文字 ¦ 文字转二进制
text-to-binary text-to-unicode: ascii码对照
text-to-nato-alphabet: 字母代号 alpha bravo ¦ 北约音标字母
text-to-unicode: 中文转unicode ¦ 查看不可见字符 ¦ unicode编码转换
token-generator: 怎么生成强密码 ¦ 随机字符串 ¦ 密码生成器 ¦ 生成32位密码
toml-to-yaml: toml转yaml
ulid-generator: ulid转uuid
url-encoder: urlencode ¦ 网址编码 ¦ url解码
url-parser: url参数解析 ¦ 拆分url
user-agent-parser: ua解析 ¦ 浏览器标识解析
uuid-generator: 批量生成uuid ¦ 生成uuid
uuid-generator ulid-generator: 唯一标识
wifi-qrcode-generator: wifi密码二维码 ¦ 无线网络二维码 ¦ 分享wifi密码
xml-formatter: xml格式化 ¦ xml美化
xml-to-json: xml转json
yaml-prettify: yaml格式检查 ¦ 校验yaml
yaml-to-json-converter: yml转json ¦ yaml转json
`,
};

export const everyday: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  Object.entries(LISTS).map(([language, list]) => [language, listed(list)]),
);
