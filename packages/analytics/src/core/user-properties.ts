import type { UserPropertiesEvent } from './event';

export type UserProperties = Omit<UserPropertiesEvent, 'type'>;

/** The event of a reader's settings. */
export function userProperties(properties: UserProperties): UserPropertiesEvent {
  const { codeVariant, language, pixelRatio, colorScheme, systemColorScheme } = properties;
  return {
    type: 'user_properties',
    codeVariant,
    language,
    pixelRatio,
    colorScheme,
    systemColorScheme,
  };
}
