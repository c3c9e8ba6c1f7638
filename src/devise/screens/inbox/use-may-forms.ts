import { formPermissions, forms } from '../../../content/forms/index.ts';
import type { FormName } from '../../../domain/forms/form.ts';
import { type May, useMayList } from '../../session.tsx';

/** The rights for one form; for a form that this version does not know, those for most of them. */
export function useMayForm(): (form: FormName) => May {
  const may = useMayList();
  return (form) => may(forms[form]?.permission ?? 'manage forms');
}

/** Whether somebody may look at anything that visitors send. */
export function useMayAnyForm(): May {
  const may = useMayList();
  const all = formPermissions.map((one) => may(one));
  return all.find(({ view }) => view) ?? all[0]!;
}
