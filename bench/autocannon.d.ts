/** What the benchmark uses of autocannon, which brings no types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Milliseconds between two looks at whether the duration is over. */
    sampleInt: number;
    requests: { method: string; path: string; headers: Record<string, string> }[];
  }

  interface Run extends Promise<{ errors: number; timeouts: number }> {
    on(
      event: 'response',
      listener: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
    ): this;
  }

  export default function autocannon(options: Options): Run;
}
