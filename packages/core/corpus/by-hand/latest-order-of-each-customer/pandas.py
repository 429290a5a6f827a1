    latest = orders.sort_values(
        ["ordered_on", "order_id"], ascending=False
    ).drop_duplicates("customer_id")[["customer_id", "order_id", "ordered_on", "amount"]]
    latest.to_csv(output_dir / "latest_orders.csv", index=False)
