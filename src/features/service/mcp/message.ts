/** Reading what is posted to the MCP endpoint. */

/** Undefined for what is no JSON. */
export function parseMessage(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const acceptsOnlyStream = (accept: string | undefined): boolean =>
  accept !== undefined && /^\s*text\/event-stream\s*(;[^,]*)?$/i.test(accept)
