import { defineContentType } from '../../domain/content-type.ts';
import {
  address,
  boolean,
  choice,
  day,
  decimal,
  factNumber,
  factText,
  group,
  localized,
  picture,
  text,
} from '../../domain/fields/index.ts';

const percent = { min: 0, max: 100 };

/** A picture, drawing, video, document or captions of the library: what is said of a stored file. ADR 29. */
export const mediaItem = defineContentType({
  name: 'media_item',
  path: 'media',
  scope: 'group',
  permission: 'manage slices',
  titleField: 'name',
  labels: {
    en: { one: 'media file', many: 'media files' },
    es: { one: 'archivo multimedia', many: 'archivos multimedia', gender: 'm' },
  },
  remove: 'delete',
  comesFromUpload: true,
  workflow: {
    parts: [
      {
        key: 'words',
        en: 'What does it show?',
        es: '¿Qué muestra?',
        called: { en: 'Name and words', es: 'Nombre y textos' },
        fields: ['name', 'alt', 'caption', 'folder'],
      },
      {
        key: 'rights',
        en: 'Whose is it, and until when may it be used?',
        es: '¿De quién es y hasta cuándo se puede usar?',
        called: { en: 'Rights', es: 'Derechos' },
        fields: ['credit', 'rights_until'],
      },
      {
        key: 'framing',
        en: 'How is it framed?',
        es: '¿Cómo se encuadra?',
        called: { en: 'Framing', es: 'Encuadre' },
        fields: ['focal_x', 'focal_y', 'rotation', 'flipped', 'crop'],
      },
      {
        key: 'video',
        en: 'If it is a video, which picture stands for it, and what can be read along?',
        es: '¿Qué imagen lo representa, si es un video, y qué subtítulos lleva?',
        called: { en: 'Poster and captions', es: 'Portada y subtítulos' },
        fields: ['poster', 'captions'],
      },
    ],
    columns: ['kind', 'folder', 'rights_until', 'width', 'bytes', 'updated_at'],
  },
  appears: {
    settings: {
      group: 'top',
      position: 1,
      task: { en: 'Look after pictures and files', es: 'Atender imágenes y archivos' },
      called: { en: 'Media', es: 'Multimedia' },
    },
  },
  fields: {
    name: text({ label: 'Name', es: 'Nombre', readBy: 'staff', required: true, maxLength: 160, isOwn: true }),
    alt: localized(
      text({
        label: 'What it shows',
        es: 'Qué muestra',
        maxLength: 300,
        isOwn: true,
        help: {
          en: 'Read to guests who do not see it. Leave it empty where the picture only decorates.',
          es: 'Se lee a los huéspedes que no la ven. Déjelo vacío si la imagen solo adorna.',
        },
      }),
    ),
    caption: localized(text({ label: 'Caption', es: 'Pie de foto', maxLength: 500 })),
    folder: text({
      label: 'Folder',
      es: 'Carpeta',
      maxLength: 200,
      isCode: true,
      help: { en: 'Folders within folders: Rooms/Suites', es: 'Carpetas dentro de carpetas: Rooms/Suites' },
    }),
    credit: text({ label: 'Credit', es: 'Crédito', maxLength: 200, isCode: true }),
    rights_until: day({
      label: 'May be used until',
      es: 'Se puede usar hasta',
      help: {
        en: 'A month before this day, the first page of devise says so.',
        es: 'Un mes antes de este día, la primera página de devise lo avisa.',
      },
    }),
    focal_x: decimal({
      label: 'Focal point, from the left',
      es: 'Punto focal, desde la izquierda',
      unit: '%',
      isOwn: true,
      ...percent,
    }),
    focal_y: decimal({
      label: 'Focal point, from the top',
      es: 'Punto focal, desde arriba',
      unit: '%',
      isOwn: true,
      ...percent,
    }),
    rotation: choice({
      label: 'Turned',
      es: 'Girada',
      isOwn: true,
      options: ['90', '180', '270'],
      labels: {
        '90': { en: 'To the right', es: 'A la derecha' },
        '180': { en: 'Upside down', es: 'De cabeza' },
        '270': { en: 'To the left', es: 'A la izquierda' },
      },
    }),
    flipped: boolean({ label: 'Mirrored', es: 'Reflejada', isOwn: true }),
    crop: group({
      label: 'Part that is shown',
      es: 'Parte que se muestra',
      isOwn: true,
      fields: {
        x: decimal({
          label: 'From the left',
          es: 'Desde la izquierda',
          unit: '%',
          required: true,
          ...percent,
        }),
        y: decimal({ label: 'From the top', es: 'Desde arriba', unit: '%', required: true, ...percent }),
        width: decimal({ label: 'Width', es: 'Ancho', unit: '%', required: true, min: 1, max: 100 }),
        height: decimal({ label: 'Height', es: 'Alto', unit: '%', required: true, min: 1, max: 100 }),
      },
    }),
    poster: picture({
      label: 'Poster',
      es: 'Portada',
      isOwn: true,
      help: {
        en: 'The picture of a video until it plays.',
        es: 'La imagen de un video hasta que se reproduce.',
      },
    }),
    captions: localized(
      address({
        label: 'Captions',
        es: 'Subtítulos',
        offers: 'captions',
        help: {
          en: 'Address of a WebVTT file of this library, in the language it is read in.',
          es: 'Dirección de un archivo WebVTT de esta biblioteca, en el idioma en que se lee.',
        },
      }),
    ),
    key: factText({ label: 'Address', es: 'Dirección web', unique: true, searched: true }),
    kind: factText({ label: 'Kind', es: 'Tipo' }),
    mime: factText({ label: 'Format', es: 'Formato' }),
    hash: factText({ label: 'Version of the file', es: 'Versión del archivo' }),
    width: factNumber({ label: 'Width', es: 'Ancho', unit: 'px' }),
    height: factNumber({ label: 'Height', es: 'Alto', unit: 'px' }),
    duration: factNumber({ label: 'Length', es: 'Duración', unit: 's' }),
    bytes: factNumber({ label: 'Size', es: 'Tamaño', unit: 'B' }),
    thumbhash: factText({ label: 'Blurred preview', es: 'Vista previa borrosa' }),
  },
});
