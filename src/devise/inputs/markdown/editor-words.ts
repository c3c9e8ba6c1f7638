import type { Language } from '../../../domain/language.ts';

/** The editor speaks English by itself; in Spanish it says this. `{{level}}` and `{{shortcut}}` are filled in. */
const spanish: Readonly<Record<string, string>> = {
  'createLink.cancelTooltip': 'Cancelar el cambio',
  'createLink.saveTooltip': 'Guardar el enlace',
  'createLink.text': 'Texto del enlace',
  'createLink.textTooltip': 'Lo que lee el huésped',
  'createLink.title': 'Título del enlace',
  'createLink.titleTooltip': 'Se muestra al pasar el cursor',
  'createLink.url': 'Dirección web',
  'createLink.urlPlaceholder': 'Escriba o pegue una dirección web',
  'dialog.close': 'Cerrar',
  'dialogControls.cancel': 'Cancelar',
  'dialogControls.save': 'Guardar',
  'imageEditor.deleteImage': 'Quitar la imagen',
  'imageEditor.editImage': 'Editar la imagen',
  'linkPreview.copied': 'Copiado',
  'linkPreview.copyToClipboard': 'Copiar al portapapeles',
  'linkPreview.edit': 'Editar el enlace',
  'linkPreview.remove': 'Quitar el enlace',
  'linkPreview.open': 'Abrir {{url}} en otra ventana',
  'table.alignCenter': 'Centrar',
  'table.alignLeft': 'Alinear a la izquierda',
  'table.alignRight': 'Alinear a la derecha',
  'table.columnMenu': 'Menú de la columna',
  'table.deleteColumn': 'Quitar esta columna',
  'table.deleteRow': 'Quitar esta fila',
  'table.deleteTable': 'Quitar la tabla',
  'table.insertColumnLeft': 'Insertar una columna a la izquierda',
  'table.insertColumnRight': 'Insertar una columna a la derecha',
  'table.insertRowAbove': 'Insertar una fila arriba',
  'table.insertRowBelow': 'Insertar una fila abajo',
  'table.rowMenu': 'Menú de la fila',
  'table.textAlignment': 'Alineación del texto',
  'toolbar.blockTypeSelect.placeholder': 'Tipo de párrafo',
  'toolbar.blockTypeSelect.selectBlockTypeTooltip': 'Elegir el tipo de párrafo',
  'toolbar.blockTypes.heading': 'Título {{level}}',
  'toolbar.blockTypes.paragraph': 'Párrafo',
  'toolbar.blockTypes.quote': 'Cita',
  'toolbar.bold': 'Negritas',
  'toolbar.removeBold': 'Quitar las negritas',
  'toolbar.italic': 'Cursivas',
  'toolbar.removeItalic': 'Quitar las cursivas',
  'toolbar.bulletedList': 'Lista con viñetas',
  'toolbar.numberedList': 'Lista numerada',
  'toolbar.link': 'Crear un enlace',
  'toolbar.table': 'Insertar una tabla',
  'toolbar.toggleGroup': 'Grupo de opciones',
  'toolbar.undo': 'Deshacer {{shortcut}}',
  'toolbar.redo': 'Rehacer {{shortcut}}',
};

type Filling = Readonly<Record<string, string | number>>;

const filled = (phrase: string, words: Filling): string =>
  phrase.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => String(words[name] ?? gap));

/** The editor's own name for where one writes says nothing of which text it is. */
const WRITING_AREA = 'contentArea.editableMarkdown';

/** What the editor asks for each of its words; `label` is what its text is called. */
export const editorWords =
  (language: Language, label: string) =>
  (key: string, english: string, words: Filling = {}): string =>
    key === WRITING_AREA ? label : filled((language === 'es' ? spanish[key] : undefined) ?? english, words);
