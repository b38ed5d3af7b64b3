/** Drawing of a brewer of the catalog; of its method where it isn't drawn. */
import { brewerSketch } from './brewers.ts'
import { Drawing, type DrawingProps } from './drawing.tsx'

interface BrewerDrawingProps extends DrawingProps {
  brewer: { slug: string; brewMethod: string }
}

export const BrewerDrawing = ({ brewer, ...props }: BrewerDrawingProps) => (
  <Drawing sketch={brewerSketch(brewer)} {...props} />
)
