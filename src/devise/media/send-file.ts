import { FetchFailed, type Problem } from '../../web/fetch.ts';

const token = (): string => document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';

function problemIn(text: string): Problem | undefined {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return undefined;
  }
}

/**
 * Sends one file as it is and tells how much of it has gone, in percent: `fetch` cannot say. Throws FetchFailed, with
 * status 0 where the connection was lost.
 */
export function sendFile<T>(path: string, file: File, onProgress: (percent: number) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/devise/${path}`);
    const headers = {
      Accept: 'application/json',
      'Content-Type': file.type || 'application/octet-stream',
      'X-Requested-With': 'XMLHttpRequest',
      'X-CSRF-TOKEN': token(),
    };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100));
    request.onerror = () => reject(new FetchFailed(path, 0));
    request.onload = () => {
      const isDone = request.status >= 200 && request.status < 300;
      if (isDone) resolve(JSON.parse(request.responseText) as T);
      else reject(new FetchFailed(path, request.status, problemIn(request.responseText)));
    };
    request.send(file);
  });
}
