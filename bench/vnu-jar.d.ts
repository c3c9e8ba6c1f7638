/** The part of vnu-jar that we use; it brings no types of its own. */
declare module 'vnu-jar' {
  /** Where the archive lies that Java runs. */
  const path: string;
  export default path;
}
