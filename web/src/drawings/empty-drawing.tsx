/** Scene of an empty list, loaded lazily. */
import { Drawing } from './drawing.tsx'
import { EMPTY_SCENES, type EmptyName, SCENE_WIDTH } from './empty-sketches.ts'

const EmptyDrawing = ({ name }: { name: EmptyName }) => (
  <Drawing sketch={EMPTY_SCENES[name]} size={96} width={SCENE_WIDTH} />
)

export default EmptyDrawing
