import { Button, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { FetchFailed } from '../../../web/fetch.ts';
import { get, send } from '../../api.ts';
import { toastFailure, toastSuccess } from '../../toasts.ts';
import { queryKeys } from '../../query-keys.ts';
import { queries } from '../../queries.ts';
import { Loaded } from '../../shell/page/loaded.tsx';
import { When } from '../../shell/when.tsx';
import { FailedLine } from '../../sign-in/failed-line.tsx';
import { usePhrases } from '../../staff-language.tsx';
import styles from './account.module.css';
import { accountPhrases } from './phrases.ts';

const PATH = 'account/passkeys';

interface Passkey {
  readonly id: string;
  readonly name: string | null;
  readonly created_at: string;
}

/** The browser makes the key itself; throws when the person turns away. */
async function addPasskey(name: string): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  const optionsJSON = await send<Options>('POST', `${PATH}/options`);
  const response = await startRegistration({ optionsJSON });
  await send('POST', PATH, { response, name });
}

/** Why none was added; the browser says by its error's name that the device has one already. */
function reasonOf(error: Error): 'signInAgain' | 'passkeyKnown' | 'passkeyFailed' {
  if (error instanceof FetchFailed && error.status === 403) return 'signInAgain';
  return error.name === 'InvalidStateError' ? 'passkeyKnown' : 'passkeyFailed';
}

const renew = () => queries.invalidateQueries({ queryKey: queryKeys.passkeys });

export function Passkeys() {
  const phrases = usePhrases(accountPhrases);
  const [name, setName] = useState('');
  const passkeys = useQuery({
    queryKey: queryKeys.passkeys,
    queryFn: ({ signal }) => get<readonly Passkey[]>(PATH, signal),
  });
  const add = useMutation({
    mutationFn: () => addPasskey(name),
    onSuccess: async () => {
      setName('');
      toastSuccess(phrases.passkeyAdded);
      await renew();
    },
  });
  const remove = useMutation({
    mutationFn: (id: string) => send('DELETE', `${PATH}/${id}`),
    onSuccess: async () => {
      toastSuccess(phrases.passkeyRemoved);
      await renew();
    },
    onError: toastFailure,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    add.mutate();
  };

  return (
    <section className={styles.part} aria-labelledby="passkeys">
      <h2 id="passkeys">{phrases.passkeys}</h2>
      <p>{phrases.passkeysLead}</p>
      <Loaded of={passkeys} rows={1}>
        {(all) => (
          <>
            {all.length === 0 && <p className="quiet">{phrases.noPasskeys}</p>}
            <ul className={`plain ${styles.rows}`}>
              {all.map(({ id, name: called, created_at }) => (
                <li key={id} className={styles.row}>
                  <span>
                    {called || phrases.unnamed}
                    <span className={styles.facts}>
                      {phrases.since} <When at={created_at} />
                    </span>
                  </span>
                  <Button
                    variant="default"
                    aria-label={phrases.removeOf(called || phrases.unnamed)}
                    loading={remove.isPending && remove.variables === id}
                    onClick={() => remove.mutate(id)}
                  >
                    {phrases.remove}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
      <form onSubmit={submit}>
        <FailedLine>{add.error ? phrases[reasonOf(add.error)] : undefined}</FailedLine>
        <TextInput
          label={phrases.passkeyName}
          autoComplete="off"
          required
          withAsterisk={false}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={add.isPending}>
          {phrases.addPasskey}
        </Button>
      </form>
    </section>
  );
}
