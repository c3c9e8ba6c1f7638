import type { Noun } from '../noun.ts';

const en = {
  title: (noun: Noun) => `Tree of the ${noun.many}`,
  asTree: 'Tree',
  asTable: 'Table',
  shownAs: 'Shown as',
  none: (noun: Noun) => `There are no ${noun.many} yet.`,
  keys: (noun: Noun, mayMove: boolean) =>
    `Keys: arrows go up and down, right and left unfold and fold, Enter opens, ${mayMove ? `m moves the ${noun.one}, ` : ''}/ goes to the search.`,
  drag: ({ one }: Noun) =>
    `Drag a ${one} by its handle onto the ${one} it should stand below. You see the new addresses before anything changes.`,
  capped: (shown: number, total: number) =>
    `This shows the first ${shown} of ${total}. Search for the others, or look at them in the table.`,
  unfold: (name: string) => `What stands below ${name}`,
  unfoldAll: 'Unfold all',
  foldAll: 'Fold all',
  more: (next: number, left: number) =>
    next === left ? `Show the last ${next}` : `Show ${next} more of ${left}`,
  below: (count: number) => (count === 1 ? '1 below' : `${count} below`),
  top: 'To the top level',
  move: 'Move below…',
  moveOf: (name: string) => `Move below…: ${name}`,
  backToTree: 'Back to the tree',
  moveTitle: (noun: Noun, name: string) => `Below which ${noun.one} should “${name}” stand?`,
  target: 'Below',
  atTop: 'None: at the top level',
  isHome: 'This is the home page: it stands at the address of the site itself, and is not moved.',
  isThere: 'It stands there already.',
  addresses: 'What its address becomes',
  addressesOf: (count: number) => `What the ${count} addresses become`,
  others: (count: number) => (count === 1 ? 'And one more.' : `And ${count} more.`),
  same: 'No address changes.',
  becomes: 'becomes',
  leads: 'Once it is published, the old addresses lead to the new ones.',
  save: 'Move it',
  leave: 'Leave it where it is',
  done: (name: string) => `${name} was moved.`,
  sent: 'It waits for approval; visitors still find it where it was.',
  kept: 'Visitors find it where it was until it is published.',
  undone: (name: string) => `${name} is back where it was.`,
};

const es: typeof en = {
  title: (noun) => `Árbol de ${noun.theMany}`,
  asTree: 'Árbol',
  asTable: 'Tabla',
  shownAs: 'Ver como',
  none: (noun) => `Todavía no hay ${noun.many}.`,
  keys: (noun, mayMove) =>
    `Teclas: las flechas suben y bajan, derecha e izquierda despliegan y pliegan, Intro abre, ${mayMove ? `m mueve ${noun.the}, ` : ''}/ va a la búsqueda.`,
  drag: ({ a, the, isFeminine }) =>
    isFeminine
      ? `Arrastre ${a} por el asa y suéltela sobre ${the} debajo de la cual debe quedar. Verá las nuevas direcciones antes de que cambie nada.`
      : `Arrastre ${a} por el asa y suéltelo sobre ${the} debajo del cual debe quedar. Verá las nuevas direcciones antes de que cambie nada.`,
  capped: (shown, total) =>
    `Se muestran los primeros ${shown} de ${total}. Busque los demás o véalos en la tabla.`,
  unfold: (name) => `Lo que hay debajo de ${name}`,
  unfoldAll: 'Desplegar todo',
  foldAll: 'Plegar todo',
  more: (next, left) => (next === left ? `Mostrar los últimos: ${next}` : `Mostrar ${next} más de ${left}`),
  below: (count) => `${count} debajo`,
  top: 'Al primer nivel',
  move: 'Mover debajo de…',
  moveOf: (name) => `Mover debajo de…: ${name}`,
  backToTree: 'Volver al árbol',
  moveTitle: (noun, name) => `¿Debajo de qué ${noun.one} debe quedar «${name}»?`,
  target: 'Debajo de',
  atTop: 'Nada: en el primer nivel',
  isHome: 'Es la página de inicio: está en la dirección del propio sitio y no se mueve.',
  isThere: 'Ya está ahí.',
  addresses: 'Cómo queda su dirección',
  addressesOf: (count) => `Cómo quedan las ${count} direcciones`,
  others: (count) => (count === 1 ? 'Y una más.' : `Y ${count} más.`),
  same: 'No cambia ninguna dirección.',
  becomes: 'pasa a ser',
  leads: 'Cuando se publique, las direcciones anteriores llevarán a las nuevas.',
  save: 'Mover',
  leave: 'Dejar donde está',
  done: (name) => `Se movió: ${name}.`,
  sent: 'Espera aprobación; mientras tanto vale la dirección anterior.',
  kept: 'La dirección anterior vale hasta que se publique.',
  undone: (name) => `${name} volvió a su lugar.`,
};

export const treePhrases = { en, es };
