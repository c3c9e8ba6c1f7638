import { sendUnsigned } from '../api.ts';
import { renewSession } from '../session.tsx';

interface SignInResponse {
  readonly two_factor?: boolean;
}

/** 'signed-in', or 'code' when the second step is still to come. */
export type SignInOutcome = 'signed-in' | 'code';

async function outcomeOf(answer: SignInResponse): Promise<SignInOutcome> {
  if (answer.two_factor === true) return 'code';
  await renewSession();
  return 'signed-in';
}

export const signInWithPassword = async (email: string, password: string): Promise<SignInOutcome> =>
  outcomeOf(await sendUnsigned<SignInResponse>('POST', 'login', { email, password }));

export const signInWithCode = async (code: string, isRecovery: boolean): Promise<SignInOutcome> =>
  outcomeOf(await sendUnsigned<SignInResponse>('POST', 'login/code', { code, recovery: isRecovery }));

/** The browser asks for the passkey itself; throws when the person turns away. */
export async function signInWithPasskey(): Promise<SignInOutcome> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const optionsJSON = await sendUnsigned<Options>('POST', 'login/passkey/options');
  const response = await startAuthentication({ optionsJSON });
  return outcomeOf(await sendUnsigned<SignInResponse>('POST', 'login/passkey', { response }));
}
