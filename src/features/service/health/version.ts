/** The version that health, the API description and the MCP endpoint name; the package's own. */
export const VERSION = '1.0.0'
