import { defineContentType } from '../../domain/content-type.ts';
import { address, boolean, count, factText, redirectSource, text } from '../../domain/fields/index.ts';

/** Where visitors of an address are led at which the public site has nothing any more. */
export const redirect = defineContentType({
  name: 'redirect',
  path: 'redirects',
  scope: 'site',
  permission: 'manage redirects',
  titleField: 'name',
  labels: {
    en: { one: 'redirect', many: 'redirects' },
    es: { one: 'redirección', many: 'redirecciones', gender: 'f' },
  },
  remove: 'delete',
  workflow: {
    parts: [
      {
        key: 'addresses',
        en: 'Which address leads where?',
        es: '¿Qué dirección lleva a dónde?',
        called: { en: 'Addresses', es: 'Direcciones' },
        fields: ['from', 'to', 'drop_query', 'name'],
      },
    ],
    columns: ['from', 'to', 'moved', 'hits'],
  },
  appears: {
    settings: {
      group: 'site',
      position: 6,
      called: { en: '301 Redirects', es: 'Redirecciones 301' },
      task: { en: 'Lead an old address to a new one', es: 'Llevar una dirección anterior a otra' },
    },
    guests: {},
  },
  fields: {
    from: redirectSource({
      label: 'Old address',
      es: 'Dirección anterior',
      required: true,
      unique: true,
      isOwn: true,
      help: {
        en: 'As /old-page. With /* at its end it stands for everything below it too; with ?id=7 only for addresses that have that.',
        es: 'Como /pagina-anterior. Con /* al final vale también para todo lo que está debajo; con ?id=7, solo para direcciones que lo llevan.',
      },
    }),
    to: address({
      label: 'New address',
      es: 'Dirección nueva',
      required: true,
      help: {
        en: 'As /new-page, or a whole one with https://. With /* at its end it takes over what stands below the old one.',
        es: 'Como /pagina-nueva, o una completa con https://. Con /* al final conserva lo que estaba debajo de la anterior.',
      },
    }),
    drop_query: boolean({
      label: 'Leaves out what stands behind the ?',
      es: 'Omite lo que va después del ?',
      help: {
        en: 'Otherwise it comes along, so that campaigns are still counted.',
        es: 'De lo contrario se conserva, para que las campañas se sigan contando.',
      },
    }),
    name: text({
      label: 'Name',
      es: 'Nombre',
      readBy: 'staff',
      required: true,
      maxLength: 160,
      help: { en: 'As “Brochure of 2024”.', es: 'Por ejemplo, «Folleto de 2024».' },
    }),
    // The name of the record whose published address changed, where Palapa made the redirect by itself.
    moved: factText({ label: 'Made for the move of', es: 'Creada al mudarse' }),
    hits: count({ label: 'Visits', es: 'Visitas' }),
  },
});
