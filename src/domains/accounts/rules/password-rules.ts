export const PASSWORD_MIN = 10
/** zxcvbn's estimate from 0 to 4; below this a password is refused with `password_weak`. */
export const PASSWORD_SCORE = 3
