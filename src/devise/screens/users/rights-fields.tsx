import { Checkbox, Radio } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { useSession } from '../../session.tsx';
import { Loaded } from '../../shell/page/loaded.tsx';
import { DotOption, TickOption } from '../../shell/choice/option.tsx';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { FieldsPart } from '../form/settings-form.tsx';
import { mayGrant, roleDescription, roleName } from '../roles/role.ts';
import { useRoles } from '../roles/use-roles.ts';
import { userPhrases } from './phrases.ts';
import type { Granted } from './user.ts';
import styles from './users.module.css';

interface RightsFieldsProps {
  readonly value: Granted;
  readonly errors: FormErrors;
  readonly onRoles: (ids: Granted['role_ids']) => void;
  readonly onSites: (ids: Granted['site_ids']) => void;
}

/** What somebody may do and where. What one does not have oneself cannot be given, and says so. */
export function RightsFields(props: RightsFieldsProps) {
  return (
    <>
      <RolesField {...props} />
      <SitesField {...props} />
    </>
  );
}

function RolesField({ value, errors, onRoles }: RightsFieldsProps) {
  const phrases = usePhrases(userPhrases);
  const language = useLanguage();
  const { user } = useSession();
  const roles = useRoles();
  return (
    <FieldsPart title={phrases.roles}>
      <Loaded of={roles} rows={3}>
        {(all) => (
          <Checkbox.Group
            error={errors.role_ids}
            value={value.role_ids.map(String)}
            onChange={(ids) => onRoles(ids.map(Number))}
          >
            {all.map((role) => (
              <TickOption
                key={role.id}
                value={String(role.id)}
                label={roleName(role, language)}
                description={mayGrant(user, role) ? roleDescription(role, language) : phrases.notYours}
                disabled={!mayGrant(user, role)}
              />
            ))}
          </Checkbox.Group>
        )}
      </Loaded>
    </FieldsPart>
  );
}

function SitesField({ value, errors, onSites }: RightsFieldsProps) {
  const phrases = usePhrases(userPhrases);
  const { user, sites } = useSession();
  const isAll = value.site_ids === 'all';
  const chosen = value.site_ids === 'all' ? [] : value.site_ids;
  const mayGiveAll = user.site_ids === 'all';
  return (
    <FieldsPart title={phrases.sites}>
      <Radio.Group
        value={isAll ? 'all' : 'some'}
        onChange={(which) => onSites(which === 'all' ? 'all' : chosen)}
        error={isAll ? errors.site_ids : undefined}
      >
        <DotOption
          value="all"
          label={phrases.allSites}
          description={mayGiveAll ? undefined : phrases.notYourSite}
          disabled={!mayGiveAll}
        />
        <DotOption value="some" label={phrases.someSites} />
      </Radio.Group>
      {!isAll && (
        <Checkbox.Group
          className={styles.sites}
          aria-label={phrases.someSites}
          error={errors.site_ids}
          value={chosen.map(String)}
          onChange={(ids) => onSites(ids.map(Number))}
        >
          {sites.map(({ id, name }) => (
            <TickOption key={id} value={String(id)} label={name} />
          ))}
        </Checkbox.Group>
      )}
    </FieldsPart>
  );
}
