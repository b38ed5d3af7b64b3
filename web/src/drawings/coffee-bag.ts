/** A bag of coffee. */
import type { Sketch } from './sketch.ts'

export const coffeeBag = (): Sketch => ({
  shade: 'M17 12l-3 46h36l-3-46z',
  coffee: 'M32 29c5 0 7.5 4 7.5 8.5S37 46 32 46s-7.5-4-7.5-8.5S27 29 32 29z',
  fine: 'M33 30c-3.5 3.5-3 5-.5 7.5s2.5 4.5-1.5 8',
  line: 'M17 12l-3 46h36l-3-46zM18 6h28v6H18zM16.5 20h31',
})
