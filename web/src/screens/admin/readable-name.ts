/** Readable names of shared content. */
import type { SubjectType } from '#web/parts/moderation/subjects.ts'

/** The server names a recipe by its coffee and the id of its method: "Harbour Bell, clever". */
export function readableName(type: SubjectType, name: string, methodName: (id: string) => string): string {
  const at = name.lastIndexOf(', ')
  return type === 'recipe' && at >= 0 ? `${name.slice(0, at)}, ${methodName(name.slice(at + 2))}` : name
}
