const records = (count: number) => (count === 1 ? '1 record' : `${count} records`);
const registros = (count: number) => (count === 1 ? '1 registro' : `${count} registros`);

const en = {
  change: 'Change fields',
  changeTitle: (count: number) => `What should ${records(count)} say from now on?`,
  changeLead: 'Only the fields chosen here change. What one record cannot have is left there, and named.',
  fields: 'Fields to change',
  fieldsPlaceholder: 'Choose one or more',
  save: (count: number) => `Change ${records(count)}`,
  cancel: 'Cancel',
  publish: 'Publish',
  withdraw: 'Withdraw',
  surePublish: (count: number) =>
    `Guests will read ${records(count)} as saved, in every language of the property.`,
  sureWithdraw: (count: number) => `Guests will no longer read ${records(count)}, in any language.`,
  progress: (at: number, of: number) => `${at} of ${of} done`,
  undo: 'Undo',
  undone: (count: number) => (count === 1 ? '1 record is as before.' : `${count} records are as before.`),
  sites: (count: number) => (count === 1 ? 'one property' : `${count} properties`),
};

const es: typeof en = {
  change: 'Cambiar campos',
  changeTitle: (count) => `¿Qué deben decir ${registros(count)} de ahora en adelante?`,
  changeLead:
    'Solo cambian los campos que elija aquí. Si un registro no puede tener el valor, queda como estaba y se le indica cuál.',
  fields: 'Campos que cambian',
  fieldsPlaceholder: 'Elija uno o varios',
  save: (count) => `Cambiar ${registros(count)}`,
  cancel: 'Cancelar',
  publish: 'Publicar',
  withdraw: 'Retirar',
  surePublish: (count) =>
    `Los huéspedes leerán ${registros(count)} como se guardó, en todos los idiomas de la propiedad.`,
  sureWithdraw: (count) => `Los huéspedes dejarán de leer ${registros(count)}, en todos los idiomas.`,
  progress: (at, of) => `${at} de ${of} listos`,
  undo: 'Deshacer',
  undone: (count) =>
    count === 1 ? '1 registro quedó como antes.' : `${count} registros quedaron como antes.`,
  sites: (count) => (count === 1 ? 'una propiedad' : `${count} propiedades`),
};

export const bulkPhrases = { en, es };
