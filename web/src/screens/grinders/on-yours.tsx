/** Says that a conversion is for the viewer's own grinder, where they calibrated it. */
export const OnYours = ({ calibrated }: { calibrated: readonly string[] }) =>
  calibrated.length > 0 && <p>This is for your own {calibrated.join(' and ')}, as you calibrated it.</p>
