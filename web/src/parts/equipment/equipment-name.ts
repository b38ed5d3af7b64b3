/** "Comandante C40 MK4" */
export const equipmentName = ({ brand, name }: { brand: string; name: string }): string => `${brand} ${name}`.trim()
