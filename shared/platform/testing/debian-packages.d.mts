export function installPackages(...packages: string[]): void
export function needPrograms(programs: string[], packages: string[]): void
