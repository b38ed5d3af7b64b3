/** Loads a script that most visitors never need, from where this one came from. */

/** `import`, since a page may require trusted types for the address of a script element. */
export const loadScript = <T>(base: string, name: 'grinder' | 'steps'): Promise<T> =>
  import(/* @vite-ignore */ `${base}embed/${name}.js`)
