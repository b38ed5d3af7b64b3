/** The distribution of sizes by number and by volume, in classes of equal ratio, for plots. */

export interface SizeClass {
  readonly fromMm: number
  readonly toMm: number
  /** Shares of all particles, and of their volume. */
  readonly byNumber: number
  readonly byVolume: number
}

export interface Tails {
  /** Share of the volume in particles below half the median by volume; null when the photograph can't show them. */
  readonly fines: number | null
  /** Share of the volume in particles above twice the median by volume. */
  readonly boulders: number
}

/** Classes from a size to its double: the same for every photograph, so that they can be compared. */
const CLASSES_PER_DOUBLING = 6
const SMALLEST_MM = 0.05

export function sizeClasses(diameters: readonly number[]): SizeClass[] {
  const indexOf = (diameter: number): number =>
    Math.max(0, Math.floor(CLASSES_PER_DOUBLING * Math.log2(diameter / SMALLEST_MM)))
  const edge = (index: number): number => SMALLEST_MM * 2 ** (index / CLASSES_PER_DOUBLING)
  const numbers: number[] = []
  const volumes: number[] = []
  let volume = 0
  for (const diameter of diameters) {
    const index = indexOf(diameter)
    numbers[index] = (numbers[index] ?? 0) + 1
    volumes[index] = (volumes[index] ?? 0) + diameter ** 3
    volume += diameter ** 3
  }
  const first = numbers.findIndex((count) => count !== undefined)
  return Array.from({ length: Math.max(0, numbers.length - first) }, (_, i) => ({
    fromMm: edge(first + i),
    toMm: edge(first + i + 1),
    byNumber: (numbers[first + i] ?? 0) / diameters.length,
    byVolume: (volumes[first + i] ?? 0) / volume,
  }))
}

export function sizeTails(diameters: readonly number[], medianByVolumeMm: number, resolutionMm: number): Tails {
  const volumeWhere = (isPart: (diameter: number) => boolean): number =>
    diameters.reduce((sum, diameter) => sum + (isPart(diameter) ? diameter ** 3 : 0), 0)
  const all = volumeWhere(() => true)
  const isShown = resolutionMm < medianByVolumeMm / 3
  return {
    fines: isShown ? volumeWhere((diameter) => diameter < medianByVolumeMm / 2) / all : null,
    boulders: volumeWhere((diameter) => diameter > 2 * medianByVolumeMm) / all,
  }
}
