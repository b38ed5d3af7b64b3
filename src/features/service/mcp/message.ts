/** Parses requests to the MCP endpoint. */

/** Returns undefined for invalid JSON. */
export function parseMessage(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const acceptsOnlyStream = (accept: string | undefined): boolean =>
  accept !== undefined && /^\s*text\/event-stream\s*(;[^,]*)?$/i.test(accept)
