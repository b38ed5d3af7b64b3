/** The equipment that the start screen shows until somebody chooses their own. */
export const DEFAULT_GRINDER = 'comandante-c40-mk4'
export const DEFAULT_BREWER = 'hario-v60-02'
