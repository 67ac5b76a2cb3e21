import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { USER_KEY } from '#features/account/web/public.ts';
import { call } from '#platform/web/api-client/call.ts';
import { securityApi, signInApi } from '../../contract.ts';

/** Asks for a link that sets a new password. */
export const useRequestPasswordReset = () =>
  useMutation({
    mutationFn: (email: string) => call(signInApi.requestPasswordReset, { body: { email } }),
  });

/** Sets a new password by a mailed link. */
export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: { token: string; newPassword: string }) =>
      call(signInApi.resetPassword, { body }),
  });

/** Asks for a new verification link. */
export const useResendVerification = () =>
  useMutation({
    mutationFn: (email: string) => call(signInApi.resendVerification, { body: { email } }),
  });

/** Verifies an address by a mailed link; the answer is read for `user.emailVerified`. */
export function useVerifyEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call(signInApi.verifyEmail, { params: { token } }),
    // Much is allowed only with a verified address.
    onSuccess: () => client.invalidateQueries(),
  });
}

/** Email awaiting verification. Not fetched on verify-email pages, never refetched. */
export const useVerificationStatus = (enabled: boolean) =>
  useQuery({
    queryKey: [signInApi.verificationStatus.path],
    queryFn: () => call(signInApi.verificationStatus, {}),
    enabled,
    retry: false,
  });

/** Applies or stops an email change by link. */
export function useEmailLink(way: 'confirm' | 'keep') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) =>
      call(way === 'confirm' ? securityApi.confirmEmail : securityApi.undoEmail, {
        body: { token },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: USER_KEY }),
  });
}
