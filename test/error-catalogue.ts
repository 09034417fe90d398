import type { Namespace, TextKey } from '../src/web/texts/registry.ts'

type Place = { [N in Namespace]: `${N}.${TextKey<N>}` }[Namespace]
/** `english`: as the specification words it, where it does. `at`: the texts of pages; `code`: the server says it, too. */
export type Message = { english?: string; at: readonly Place[]; code?: string }

/** Sections 5 and 8 of the specification (V01–V13, M01): what is said, and where the words of it lie. */
export const CATALOGUE = {
  Error_login_info: { at: [], code: 'Error_login_info' },
  account_exist: { english: 'Account exists, provide a new email address', at: [], code: 'account_exist' },
  Error_register_info: { english: 'Problem registering account', at: ['account.Error_register_info'] },
  Error_deleting_account: { at: ['profile.deleteFailed'] },
  Error_recovery_info: { at: ['account.Error_recovery_info'] },
  reset_password_failed: {
    english: 'Failed to reset password.',
    at: ['account.reset_password_failed'],
    code: 'reset_password_failed',
  },
  reset_avatar_failed: {
    english: 'Failed to reset avatar.',
    at: ['profile.avatarFailed'],
    code: 'reset_avatar_failed',
  },
  update_status_failed: { english: 'Failed to update status.', at: ['profile.statusFailed'] },
  Register_success: { at: ['account.Register_success'] },
  account_delete: { at: ['profile.deleted'], code: 'account_delete' },
  recorver_send: { at: ['account.recorver_send'], code: 'recorver_send' },
  reset_password_success: {
    english: 'Password has been reset successfully.',
    at: ['account.reset_password_success'],
    code: 'reset_password_success',
  },
  reset_avatar_success: {
    english: 'Avatar has been reset successfully.',
    at: ['profile.avatarDone'],
    code: 'reset_avatar_success',
  },
  update_status_success: {
    english: 'User status updated successfully.',
    at: ['profile.statusDone'],
    code: 'update_status_success',
  },
  action_failed: { english: 'Action failed', at: ['notices.actionFailed'] },
  login_error: { english: 'Login error', at: ['account.login_error'] },
  verification_details_missing: {
    english: 'Invalid or missing verification details',
    at: ['account.verification_details_missing'],
  },
  invalid_code: { english: 'Invalid code!', at: ['account.invalid_code'], code: 'invalid_code' },
  verify_failed: { english: 'Error verifying the code', at: ['account.verify_failed'] },
  shipping_save_failed: {
    english: 'Failed to update or remove shipping information',
    at: ['profile.shippingFailed'],
  },
  order_failed: { english: 'Failed to place order', at: ['checkout.orderFailed'] },
  company_failed: { english: 'Failed to add company. Please try again.', at: ['companyForm.failed'] },
  configuration_failed: { english: 'Error saving configurations', at: ['configuration.saveFailed'] },
  geocode_failed: { english: 'Error fetching geocode', at: ['myShops.geocodeFailed'], code: 'geocode_failed' },
  shop_add_failed: { english: 'Error adding shop', at: ['myShops.addFailed'] },
  shop_delete_failed: { english: 'Error deleting shop', at: ['myShops.deleteFailed'] },
  product_save_failed: { english: 'Failed to save product', at: ['offer.saveFailed'] },
  error_occurred: { english: 'An error occurred: {{message}}', at: ['notices.errorOccurred'] },
  geolocation_failed: {
    english: 'Geolocation failed (default location is set)',
    at: ['myShops.geolocationFailed'],
  },
  geolocation_unsupported: {
    english: 'Geolocation is not supported by this browser',
    at: ['myShops.geolocationUnsupported'],
  },
  store_not_configured: {
    english: 'Your store is not fully configured: set the delivery costs in store management',
    at: ['deliverySettings.notConfigured'],
  },
  popup_blocked: { english: 'The browser is blocking new windows (for payment)', at: ['payment.popupBlocked'] },
  delivery_required: { english: 'No pickup or delivery method selected', at: [], code: 'delivery_required' },
  user_data_incomplete: { english: 'Please complete user data', at: ['checkout.userDataIncomplete'] },
  shipping_address_required: {
    english: 'Please complete the shipping address',
    at: ['checkout.addressIncomplete'],
    code: 'shipping_address_required',
  },
  message_failed: { english: 'Message sending problem', at: ['messages.sendFailed'] },
  login_to_message: { english: 'Log in to send a message', at: ['messages.contactLogIn'] },
  version_name_missing: {
    english: 'Missing version name on a product',
    at: ['offer.problem_versionName'],
    code: 'version_name_missing',
  },
  required: {
    english: 'This field is required',
    at: ['notices.required', 'myShops.required', 'companyForm.problem_required', 'security.passwordNeeded'],
    code: 'required',
  },
  passwords_differ: { english: 'Passwords do not match.', at: ['account.passwordsDiffer'] },
  privacy_policy_required: {
    english: 'You must accept the privacy policy.',
    at: ['account.privacyRequired'],
    code: 'privacy_policy_required',
  },
  file_too_large: {
    english: 'File size exceeds {{maximum}} MB',
    at: ['myShops.pictureTooLarge', 'companyForm.fileTooLarge'],
    code: 'file_too_large',
  },
  location_required: { english: 'Location is required', at: ['myShops.locationRequired'], code: 'location_required' },
  category_name_required: { at: ['categoryEditor.nameNeeded'] },
  compare_limit: { at: ['shell.compareFull'] },
  score_required: { at: ['reviewWork.scoreNeeded'] },
  key_exists: { english: 'This key already exists in the list', at: [], code: 'key_exists' },
  too_many_delivery_options: { at: [], code: 'too_many_delivery_options' },
  invoice_incomplete: { at: ['checkout.invoiceIncomplete'], code: 'invoice_incomplete' },
  not_enough_stock: { english: "I don't have that quantity", at: [], code: 'not_enough_stock' },
} as const satisfies Readonly<Record<string, Message>>

export type CatalogueKey = keyof typeof CATALOGUE
