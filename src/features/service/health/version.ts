/** The package's version, as health, the API description and the MCP endpoint report it. */
export const VERSION = '1.0.0'
