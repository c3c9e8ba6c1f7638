import { isLanguage, type Language, languageNames, type Locales } from '../language.ts';
import { type MediaKind, mediaKinds } from '../media/media-kinds.ts';
import { permissionNames } from '../staff/permission-names.ts';

/** Why a value was refused, as data, so that server and form say the same in either language. */
export type IssueCode = keyof typeof texts;

export interface ValidationIssue {
  /** Dotted path of the field, `locale.es.sections.0.title`. */
  readonly path: string;
  readonly code: IssueCode;
  /** The limit or the allowed values, where the code has one. */
  readonly detail?: string;
}

const texts = {
  required: { en: 'This is required.', es: 'Este dato es obligatorio.' },
  unknown: { en: 'There is no such field.', es: 'No existe este campo.' },
  type: { en: 'This should be {detail}.', es: 'Esto debe ser {detail}.' },
  'too-long': { en: 'At most {detail} characters.', es: 'Como máximo {detail} caracteres.' },
  'too-short': { en: 'At least {detail} characters.', es: 'Al menos {detail} caracteres.' },
  'too-large': { en: 'This takes more than {detail}.', es: 'Esto ocupa más de {detail}.' },
  'too-many': { en: 'At most {detail} entries.', es: 'Como máximo {detail} entradas.' },
  range: { en: 'This should be between {detail}.', es: 'Esto debe estar entre {detail}.' },
  choice: { en: 'Choose one of: {detail}.', es: 'Elija uno de: {detail}.' },
  slug: {
    en: 'Use small letters, digits and single hyphens.',
    es: 'Use minúsculas, números y guiones sencillos.',
  },
  'slug-taken': {
    en: 'Another record already uses this web address.',
    es: 'Otro registro ya usa esta dirección web.',
  },
  taken: { en: 'Another record already has this value.', es: 'Otro registro ya tiene este valor.' },
  'still-used': {
    en: 'It is still used by {detail}. Choose something else there first.',
    es: 'Todavía se usa en {detail}. Elija primero otra cosa allí.',
  },
  'uses-unknown': {
    en: 'Where this is used is still being gathered. Try again in a minute.',
    es: 'Aún se está reuniendo dónde se usa. Inténtelo de nuevo en un minuto.',
  },
  'media-kind': {
    en: 'This file of the library is of another kind. Choose {detail}.',
    es: 'Este archivo de la biblioteca es de otro tipo. Elija {detail}.',
  },
  'unreadable-file': {
    en: 'The file cannot be read, so that it cannot be cut or turned.',
    es: 'El archivo no se puede leer, así que no se puede recortar ni girar.',
  },
  'try-again': {
    en: 'Many pictures are being read. Try again in a few seconds.',
    es: 'Se están leyendo muchas imágenes. Inténtelo de nuevo en unos segundos.',
  },
  'no-block': {
    en: 'This block is not saved yet, or it is gone.',
    es: 'Este bloque aún no está guardado o ya no está.',
  },
  'has-copy': { en: 'There is a copy of it already.', es: 'Ya hay una copia.' },
  'is-no-copy': { en: 'This is no copy of another record.', es: 'Esto no es copia de otro registro.' },
  'no-copy': {
    en: 'This site is its own, or it follows another record itself.',
    es: 'Es de este mismo sitio, o sigue a otro registro.',
  },
  address: {
    en: 'Give a web address that starts with / or https://.',
    es: 'Indique una dirección web que empiece con / o https://.',
  },
  'secure-address': {
    en: 'Give an address of this site, like /book, or a whole one that begins with https://.',
    es: 'Indique una dirección de este sitio, como /reservar, o una completa que empiece con https://.',
  },
  'airport-codes': {
    en: 'Give airports by their three letters, with commas: CUN, PVR.',
    es: 'Indique los aeropuertos con sus tres letras, separados por comas: CUN, PVR.',
  },
  date: {
    en: 'Give a real date and time like {detail}.',
    es: 'Indique una fecha y hora reales como {detail}.',
  },
  'no-date': {
    en: 'It does not take place on {detail}.',
    es: 'No tiene lugar el {detail}.',
  },
  'in-the-past': {
    en: 'Give a moment that is still to come.',
    es: 'Indique un momento que aún no haya pasado.',
  },
  'ends-before-start': { en: 'This ends before it starts.', es: 'Termina antes de empezar.' },
  overlaps: {
    en: 'These hours overlap with entry {detail} above: on one day they cannot both hold.',
    es: 'Este horario se cruza con el n.º {detail} de arriba: el mismo día no pueden valer los dos.',
  },
  'date-twice': {
    en: 'Another exception already says what holds on this date.',
    es: 'Otra excepción ya indica qué vale en esta fecha.',
  },
  'longer-than-a-day': {
    en: 'Each time lasts at most a day. How long it goes on repeating is asked further down.',
    es: 'Cada vez dura como máximo un día. Hasta cuándo se repite se pregunta más abajo.',
  },
  'other-price': {
    en: 'This says another price than “{detail}”. Leave the amount empty, and it is read from the price.',
    es: 'Esto indica otro precio que «{detail}». Deje vacío el importe y se tomará del precio.',
  },
  'redirect-source': {
    en: 'Give the old address from its first slash on, like /old-page or /old-page?id=7.',
    es: 'Indique la dirección anterior desde la primera diagonal, como /pagina-anterior o /pagina-anterior?id=7.',
  },
  'redirect-star': {
    en: 'A star stands only at the end, behind a slash, and without a ?: /old/*.',
    es: 'El asterisco va solo al final, después de una diagonal y sin ?: /anterior/*.',
  },
  'redirect-reserved': {
    en: 'This address belongs to Palapa itself and is never a page of the site.',
    es: 'Esta dirección es de Palapa y nunca será una página del sitio.',
  },
  'redirect-target': {
    en: 'Give an address of this site, like /new-page, or a whole one, like https://www.example.com/page.',
    es: 'Indique una dirección de este sitio, como /pagina-nueva, o una completa, como https://www.ejemplo.com/pagina.',
  },
  'redirect-star-target': {
    en: 'A star stands only at the end, behind a slash, and only where the old address has one: /new/*.',
    es: 'El asterisco va solo al final, después de una diagonal, y solo si la dirección anterior lleva uno: /nueva/*.',
  },
  'redirect-loop': {
    en: 'This would lead back to where it begins: {detail}.',
    es: 'Esto llevaría de vuelta al punto de partida: {detail}.',
  },
  'tree-circle': {
    en: 'It cannot stand below itself: {detail}.',
    es: 'Así quedaría debajo de su propio lugar: {detail}.',
  },
  'host-taken': {
    en: 'Another site already answers on this host: {detail}.',
    es: 'Otro sitio ya responde en este dominio: {detail}.',
  },
  'host-twice': {
    en: 'This host already stands above.',
    es: 'Este dominio ya está más arriba.',
  },
  'other-default': {
    en: 'Another site already answers on unknown hosts: {detail}. Take it away there first.',
    es: 'Otro sitio ya responde en dominios desconocidos: {detail}. Quíteselo primero a ese.',
  },
  host: {
    en: 'Give a host like www.example.com, without https://, port or path.',
    es: 'Indique un dominio como www.ejemplo.com, sin https://, puerto ni ruta.',
  },
  'host-prefix': {
    en: 'Give what hosts begin with, like hub., without https:// and without a path.',
    es: 'Indique el comienzo de un dominio, como hub., sin https:// y sin ruta.',
  },
  'one-per-site': {
    en: 'This site has one already. Change that one.',
    es: 'Este sitio ya tiene uno. Modifique ese.',
  },
  currency: {
    en: 'There is no such currency: {detail}. Choose it from the list.',
    es: 'No existe esta moneda: {detail}. Elíjala de la lista.',
  },
  icon: {
    en: 'Choose one of the icons.',
    es: 'Elija uno de los iconos.',
  },
  'title-pattern': {
    en: 'Write {page} where the title of the page belongs, and {site} for the name of the site; nothing else stands in braces.',
    es: 'Escriba {page} donde va el título de la página y {site} para el nombre del sitio; no ponga nada más entre llaves.',
  },
  'site-proof': {
    en: 'Give the code alone, as the search engine shows it between the quotes of content="…".',
    es: 'Indique solo el código, como lo muestra el buscador entre las comillas de content="…".',
  },
  'analytics-tag': {
    en: 'Give the tag as it is called there: GTM-ABC1234 or G-ABC1234567.',
    es: 'Indique la etiqueta como se llama ahí: GTM-ABC1234 o G-ABC1234567.',
  },
  color: { en: 'Give a colour like #0b6e69.', es: 'Indique un color como #0b6e69.' },
  'time-zone': {
    en: 'Give a time zone like America/Cancun.',
    es: 'Indique una zona horaria como America/Cancun.',
  },
  country: {
    en: 'There is no such country: {detail}. Choose it from the list.',
    es: 'No existe este país: {detail}. Elíjalo de la lista.',
  },
  'page-query': {
    en: 'No address of a page has “{detail}”. Write parameters like utm_campaign=summer, with & between them.',
    es: 'Ninguna dirección web contiene «{detail}». Escriba parámetros como utm_campaign=summer, con & entre ellos.',
  },
  'booking-codes': {
    en: 'Write each code with its value, like promo=SUMMER26, with & between them. There are: {detail}.',
    es: 'Escriba cada código con su valor, como promo=SUMMER26, con & entre ellos. Existen: {detail}.',
  },
  'placeholder-missing': {
    en: 'Keep {detail} in it: a name or a number is written in its place.',
    es: 'Conserve {detail}: en su lugar se escribe un nombre o un número.',
  },
  'placeholder-unknown': {
    en: 'Guests would read {detail} as it stands here: nothing is written in its place.',
    es: 'El huésped leería {detail} tal cual: en su lugar no se escribe nada.',
  },
  'control-character': {
    en: 'This contains a character that cannot be stored.',
    es: 'Contiene un carácter que no se puede guardar.',
  },
  'stacked-marks': {
    en: 'A letter in this text has more accents than can be stored.',
    es: 'Una letra de este texto tiene más acentos de los que se pueden guardar.',
  },
  'common-password': {
    en: 'This password is among the first that others would try. Choose another one.',
    es: 'Esta contraseña es de las primeras que otros probarían. Elija otra.',
  },
  'personal-password': {
    en: 'Choose a password that is not made of your name or email address.',
    es: 'Elija una contraseña que no esté formada por su nombre o su correo electrónico.',
  },
  'wrong-password': { en: 'This is not your password.', es: 'Esta no es su contraseña.' },
  'wrong-code': {
    en: 'This code does not hold. Try the next one your app shows.',
    es: 'Este código no es válido. Pruebe con el siguiente que muestre su aplicación.',
  },
  telephone: {
    en: 'Give a telephone number, as +52 998 555 0101, or an extension.',
    es: 'Indique un número de teléfono, como +52 998 555 0101, o una extensión.',
  },
  email: {
    en: 'Give an email address like name@example.com.',
    es: 'Indique un correo electrónico como nombre@ejemplo.com.',
  },
  'not-yours-to-give': {
    en: 'You cannot give what you do not have: {detail}.',
    es: 'No puede dar lo que usted no tiene: {detail}.',
  },
  'not-your-words': {
    en: 'Your role changes words alone, in {detail}.',
    es: 'Su rol solo modifica los textos en {detail}.',
  },
  'last-administrator': {
    en: 'Somebody must be left who may do everything on all sites.',
    es: 'Debe quedar alguien que pueda hacerlo todo en todos los sitios.',
  },
  'in-use': {
    en: 'People still have this: {detail}.',
    es: 'Todavía hay personas que lo tienen: {detail}.',
  },
  missing: { en: 'There is no such record: {detail}.', es: 'No existe este registro: {detail}.' },
} as const satisfies Record<string, Record<Language, string>>;

const allSites = { en: 'all properties', es: 'todas las propiedades' };

/** What a value should be, and how two limits are joined, in Spanish; the codes' details are written in English. */
const inSpanish: Readonly<Record<string, string>> = {
  text: 'un texto',
  'a record': 'un registro',
  'a group of languages': 'un grupo de idiomas',
  'a group of fields': 'un grupo de campos',
  'a whole number': 'un número entero',
  'a number': 'un número',
  'true or false': 'verdadero o falso',
  'a list': 'una lista',
  'a list of record ids': 'una lista de identificadores de registros',
  'a list of record ids with their versions': 'una lista de identificadores de registros con sus versiones',
  'the id of a record': 'el identificador de un registro',
  'the id of a picture': 'el identificador de una imagen',
  '"all" or a list of site ids': '«all» o una lista de identificadores de sitios',
  '{ en, es }': '{ en, es }',
  'eight small letters or digits': 'ocho minúsculas o números',
  'an answer of the browser': 'una respuesta del navegador',
};

/** Permissions by the names that the screens give them; ids of sites as they are. */
function rightsInWords(detail: string, language: Language): string {
  const names: Readonly<Record<string, string>> = { ...permissionNames[language], all: allSites[language] };
  const named = (one: string) => (Object.hasOwn(names, one) ? names[one]! : one);
  return detail.split(', ').map(named).join(', ');
}

/** 'en, es' is 'English and Spanish'. */
function languagesInWords(detail: string, language: Language): string {
  const names = detail.split(', ').flatMap((one) => (isLanguage(one) ? [languageNames[language][one]] : []));
  return names.join(language === 'en' ? ' and ' : ' y ');
}

const mediaWords: Readonly<Record<MediaKind, Locales<string>>> = {
  picture: { en: 'a picture', es: 'una imagen' },
  drawing: { en: 'a drawing', es: 'un dibujo' },
  video: { en: 'a video', es: 'un video' },
  document: { en: 'a PDF', es: 'un PDF' },
  captions: { en: 'captions', es: 'subtítulos' },
};

/** 'picture, drawing' is 'a picture, a drawing'. */
const kindsInWords = (detail: string, language: Language): string =>
  mediaKinds
    .filter((kind) => detail.split(', ').includes(kind))
    .map((kind) => mediaWords[kind][language])
    .join(', ');

function detailIn({ code, detail = '' }: ValidationIssue, language: Language): string {
  if (code === 'not-yours-to-give') return rightsInWords(detail, language);
  if (code === 'media-kind') return kindsInWords(detail, language);
  if (code === 'not-your-words') return languagesInWords(detail, language);
  if (language === 'en') return detail;
  if (code === 'type') return Object.hasOwn(inSpanish, detail) ? inSpanish[detail]! : detail;
  return code === 'range' ? detail.replace(' and ', ' y ') : detail;
}

export function issueText(problem: ValidationIssue, language: Language): string {
  // A function, because '$&' in a detail means something to `replace`.
  return texts[problem.code][language].replace('{detail}', () => detailIn(problem, language));
}
