/** Schemas of privacy settings. */
import { Type } from 'typebox'

export const PrivacySchema = Type.Object({
  profileVisible: Type.Boolean({
    description: 'Others may see your profile. False hides brews and saves as well; recipes and comments stay public',
  }),
  brewsVisible: Type.Boolean({
    description: 'Others may see your brews: coffee, method, figures, rating and day, never notes',
  }),
  savesVisible: Type.Boolean({ description: 'Others may see which recipes you saved' }),
})
