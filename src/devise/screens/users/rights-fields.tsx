import { Checkbox, Radio } from '@mantine/core';
import { useSession } from '../../session.tsx';
import { Loaded } from '../../shell/page/loaded.tsx';
import { DotOption, TickOption } from '../../shell/choice/option.tsx';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { mayGrant, roleDescription, roleName } from '../roles/role.ts';
import { useRoles } from '../roles/use-roles.ts';
import { userPhrases } from './phrases.ts';
import type { Granted } from './user.ts';
import styles from './users.module.css';

interface RightsFieldsProps {
  readonly value: Granted;
  readonly onChange: (value: Granted) => void;
  readonly messageOf: (field: 'role_ids' | 'site_ids') => string | undefined;
}

/** What somebody may do and where. What one does not have oneself cannot be given, and says so. */
export function RightsFields({ value, onChange, messageOf }: RightsFieldsProps) {
  return (
    <>
      <RolesField value={value} onChange={onChange} error={messageOf('role_ids')} />
      <SitesField value={value} onChange={onChange} error={messageOf('site_ids')} />
    </>
  );
}

interface PartProps extends Omit<RightsFieldsProps, 'messageOf'> {
  readonly error: string | undefined;
}

function RolesField({ value, onChange, error }: PartProps) {
  const phrases = usePhrases(userPhrases);
  const language = useLanguage();
  const { user } = useSession();
  const roles = useRoles();
  return (
    <fieldset className={styles.part}>
      <legend>{phrases.roles}</legend>
      <Loaded of={roles} rows={3}>
        {(all) => (
          <Checkbox.Group
            error={error}
            value={value.role_ids.map(String)}
            onChange={(ids) => onChange({ ...value, role_ids: ids.map(Number) })}
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
    </fieldset>
  );
}

function SitesField({ value, onChange, error }: PartProps) {
  const phrases = usePhrases(userPhrases);
  const { user, sites } = useSession();
  const isAll = value.site_ids === 'all';
  const chosen = value.site_ids === 'all' ? [] : value.site_ids;
  const mayGiveAll = user.site_ids === 'all';
  return (
    <fieldset className={styles.part}>
      <legend>{phrases.sites}</legend>
      <Radio.Group
        value={isAll ? 'all' : 'some'}
        onChange={(which) => onChange({ ...value, site_ids: which === 'all' ? 'all' : chosen })}
        {...(isAll ? { error } : {})}
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
          error={error}
          value={chosen.map(String)}
          onChange={(ids) => onChange({ ...value, site_ids: ids.map(Number) })}
        >
          {sites.map(({ id, name }) => (
            <TickOption key={id} value={String(id)} label={name} />
          ))}
        </Checkbox.Group>
      )}
    </fieldset>
  );
}
