/** Puts values into a text such as "Step {step} of {count}". */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]))
