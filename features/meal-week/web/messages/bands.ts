export const bandText = {
  energyName: 'Planned energy',
  energy: (planned: string, target: string, sign: string, isWhole: boolean): string =>
    `${isWhole ? '' : 'at least '}${planned} of ${target} ${sign}`,
  grams: (planned: string, target: string, isWhole: boolean): string =>
    `${isWhole ? '' : 'at least '}${planned} of ${target} g`,
};
