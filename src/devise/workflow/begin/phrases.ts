import type { Noun } from '../noun.ts';

const en = {
  title: (noun: Noun) => `What does the ${noun.one} begin as?`,
  lead: (site: string) => `For ${site}. Name, title and address are asked next.`,
  empty: 'Empty',
  emptyNote: 'No block yet. You add them one by one.',
  starts: 'With blocks in an order',
  another: (noun: Noun) => `As another ${noun.one}`,
  anotherNote:
    'Its blocks as visitors see them now, with their words and pictures. Of a page of another property, what only that property has is left out.',
  begins: 'The blocks are being read …',
};

const es: typeof en = {
  title: (noun) => `¿Cómo empieza ${noun.the}?`,
  lead: (site) => `Para ${site}. Después se preguntan nombre, título y dirección web.`,
  empty: 'Vacía',
  emptyNote: 'Todavía sin bloques. Usted los agrega uno por uno.',
  starts: 'Con bloques ya ordenados',
  another: (noun) => `Como ${noun.isFeminine ? 'otra' : 'otro'} ${noun.one}`,
  anotherNote:
    'Sus bloques como los ven ahora los visitantes, con textos e imágenes. De una página de otra propiedad se deja fuera lo que solo ella tiene.',
  begins: 'Se leen los bloques…',
};

export const beginPhrases = { en, es };
