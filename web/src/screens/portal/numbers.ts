/** Figures as they are read: thousands apart, shares in percent. */
export const count = (value: number): string => value.toLocaleString('en')

export const percent = (share: number): string =>
  `${(share * 100).toLocaleString('en', { maximumFractionDigits: 1 })} %`
