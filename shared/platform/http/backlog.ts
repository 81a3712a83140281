/**
 * Connections that the system keeps until a program takes them; Node's own number is 511. With more, the system drops new
 * ones, and their clients try again after 1, 3 and 7 s. Linux keeps at most `net.core.somaxconn`.
 */
export const backlog = 4096
