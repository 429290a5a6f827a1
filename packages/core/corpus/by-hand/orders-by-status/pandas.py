    by_status = (
        orders.assign(
            paid=orders["amount"].where(orders["status"] == "paid"),
            returned=orders["amount"].where(orders["status"] == "returned"),
        )
        .groupby("customer_id", dropna=False)[["paid", "returned"]]
        .sum(min_count=1)
        .reset_index()
    )
    by_status.to_csv(output_dir / "orders_by_status.csv", index=False)
