import { fold } from '../fold.ts';

/** What long passwords of the well-known lists are put together from: their words, the product's own, the year's. */
export const commonPasswordWords: readonly string[] = `
  password passw0rd contrasena clave secreto secret welcome bienvenido bienvenidos admin administrator
  administrador letmein dejameentrar iloveyou tequiero teamo tequieromucho whatever freedom trustno starwars
  monkey dragon football futbol baseball basketball superman batman spiderman pokemon sunshine princess princesa
  shadow master login access changeme default guest hotel resort palapa devise demo test prueba root user usuario
  hello hola amor love god dios jesus michael jennifer jessica ashley charlie daniel alejandro fernando guadalupe
  cancun playadelcarmen mexico barcelona realmadrid liverpool chelsea arsenal manchesterunited chivas america
  spring summer autumn winter primavera verano otono invierno january february march april june july august
  september october november december enero febrero marzo abril mayo junio julio agosto septiembre octubre
  noviembre diciembre monday tuesday wednesday thursday friday saturday sunday lunes martes miercoles jueves
  viernes sabado domingo the you and are not this that one two three four uno dos tres cuatro mas por para
  correct horse battery staple correcthorsebatterystaple qwerty azerty asdf zxcvbn abc xyz pass word
`
  .trim()
  .split(/\s+/)
  .map(fold)
  .toSorted((a, b) => b.length - a.length);

/** Along these lines fingers run, in either direction. */
export const keyboardLines: readonly string[] = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
].flatMap((line) => [
  line + line,
  Array.from(line + line)
    .toReversed()
    .join(''),
]);
